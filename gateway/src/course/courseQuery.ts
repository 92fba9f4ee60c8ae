import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { findCourse } from './findCourse.ts';

export const course: NonNullable<QueryResolvers['course']> = (_root, { courseId }, context) =>
  findCourse(context, courseId);
