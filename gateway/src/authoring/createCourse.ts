import type { CreateCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { selectsAny } from '../selection.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { postCourse } from './authoringApi.ts';
import { toContentRequest } from './contentInput.ts';
import { coursePath } from './contentPaths.ts';
import { toCourseRequest } from './courseFieldsInput.ts';
import { toCreatedNodes } from './createdNodes.ts';

/** Creates an unpublished course, with modules and achievements if they are given (REST-18, CRS-01). */
export const createCourse: NonNullable<MutationResolvers['createCourse']> = mutation(
  async ({ fields, idempotencyKey, ...content }: CreateCourseInput, context, info) => {
    const course = { ...toCourseRequest(fields, context), ...toContentRequest(content, context) };
    const outline = selectsAny(info, 'course.modules', 'course.achievements');
    const created = await postCourse(context.rest, course, { idempotencyKey, outline });
    return { course: toAuthoredCourse(created), created: toCreatedNodes(created) };
  },
  { fields: coursePath },
);
