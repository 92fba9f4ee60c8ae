import type { LectureResolvers } from '../generated/resolverTypes.ts';
import { toContentResult, toWithheld } from './contentMappers.ts';
import { getLecture } from './lectureApi.ts';

export const Lecture: LectureResolvers = {
  content: ({ loaded, owner, lectureId }, _args, { rest }) =>
    loaded ?? getLecture(rest, owner, lectureId).then((wire) => toContentResult(wire, owner), toWithheld),
};
