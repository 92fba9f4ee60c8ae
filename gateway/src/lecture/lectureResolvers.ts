import { isUnauthenticated } from '../errors.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';
import { inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { findLecture, findOpenLecture } from './findLecture.ts';
import { Lecture } from './Lecture.ts';
import { lecture } from './lectureQuery.ts';

export const lectureResolvers = {
  Query: { lecture },
  Lecture,
} satisfies Resolvers;

export const lectureNodes: NodeTypes = {
  Lecture: inCourse(async (id, { courseId }, context) => {
    try {
      return await findLecture(context, courseId, id);
    } catch (error) {
      // A token of another workspace is none (OP-27): what visitors see of it.
      if (!isUnauthenticated(error)) throw error;
      return findOpenLecture(context, courseId, id);
    }
  }),
};
