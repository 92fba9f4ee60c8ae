import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { findAuthoredCourse, findLectureToWorkOn } from './findAuthored.ts';

/** OP-35. */
export const authoredCourse: NonNullable<QueryResolvers['authoredCourse']> = (_root, { id }, context) => {
  const courseId = rawIdOf(id, 'Course');
  return courseId === null ? null : findAuthoredCourse(context, courseId);
};

/** QUIZ-12. */
export const authoredLecture: NonNullable<QueryResolvers['authoredLecture']> = (_root, args, context) => {
  const courseId = rawIdOf(args.courseId, 'Course');
  const lectureId = rawIdOf(args.lectureId, 'Lecture');
  return courseId === null || lectureId === null ? null : findLectureToWorkOn(context, courseId, lectureId);
};
