import type { CopyCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { postCopy } from './authoringApi.ts';

/** Makes a course of the viewer from one of the workspace, which may be a template (CRS-17, CRS-21). */
export const copyCourse: NonNullable<MutationResolvers['copyCourse']> = mutation(
  async ({ courseId, name, idempotencyKey }: CopyCourseInput, { rest }) => {
    const id = inputId(courseId, 'courseId', 'Course');
    return { course: toAuthoredCourse(await postCopy(rest, id, name === undefined ? {} : { name }, idempotencyKey)) };
  },
);
