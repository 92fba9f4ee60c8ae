import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { findCourse } from './findCourse.ts';

export const course: NonNullable<QueryResolvers['course']> = (_root, { id }, context) => {
  const courseId = rawIdOf(id, 'Course');
  return courseId === null ? null : findCourse(context, courseId);
};
