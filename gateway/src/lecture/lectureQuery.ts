import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { findLecture } from './findLecture.ts';

export const lecture: NonNullable<QueryResolvers['lecture']> = (_root, args, context) => {
  const courseId = rawIdOf(args.courseId, 'Course');
  const lectureId = rawIdOf(args.lectureId, 'Lecture');
  if (courseId === null || lectureId === null) return null;
  return findLecture(context, courseId, lectureId, args.asLearner ?? false);
};
