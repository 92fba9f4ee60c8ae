import type { CreateCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { postCourse } from './authoringApi.ts';
import { courseFieldPaths, toCourseRequest } from './courseFieldsInput.ts';

/** REST-18, CRS-01. */
export const createCourse: NonNullable<MutationResolvers['createCourse']> = mutation(
  async ({ fields, idempotencyKey }: CreateCourseInput, context) => ({
    course: toAuthoredCourse(await postCourse(context.rest, toCourseRequest(fields, context), idempotencyKey)),
  }),
  { fields: courseFieldPaths },
);
