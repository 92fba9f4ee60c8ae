import { byNumberSignedIn, inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { AuthoredCourse } from './AuthoredCourse.ts';
import { authoredCourses } from './authoredCourses.ts';
import { AuthoredLecture } from './AuthoredLecture.ts';
import { authoredCourse, authoredLecture } from './authoringQueries.ts';
import { findAuthoredCourse, findLectureToWorkOn } from './findAuthored.ts';

export const authoringResolvers = {
  Query: { authoredCourses, authoredCourse, authoredLecture },
  AuthoredCourse,
  AuthoredLecture,
};

export const authoringNodes: NodeTypes = {
  AuthoredCourse: byNumberSignedIn((id, context) => findAuthoredCourse(context, id)),
  AuthoredLecture: inCourse((id, { courseId }, context) => findLectureToWorkOn(context, courseId, id)),
};
