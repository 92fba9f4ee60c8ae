import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { findAuthoredCourse, findLectureToWorkOn } from './findAuthored.ts';

/** One course as its authors see it, no matter who in the workspace created it (OP-35). */
export const authoredCourse: NonNullable<QueryResolvers['authoredCourse']> = (_root, { id }, context) => {
  const courseId = rawIdOf(id, 'Course');
  return courseId === null ? null : findAuthoredCourse(context, courseId);
};

/** One lecture as its authors see it, with the right answers (QUIZ-12). */
export const authoredLecture: NonNullable<QueryResolvers['authoredLecture']> = (_root, args, context) => {
  const courseId = rawIdOf(args.courseId, 'Course');
  const lectureId = rawIdOf(args.lectureId, 'Lecture');
  return courseId === null || lectureId === null ? null : findLectureToWorkOn(context, courseId, lectureId);
};
