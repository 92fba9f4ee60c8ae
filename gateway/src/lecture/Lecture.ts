import type { LectureResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { toContentResult, toWithheld } from './contentMappers.ts';
import { getLecture } from './lectureApi.ts';

export const Lecture: LectureResolvers = {
  content: withCost(
    { calls: 1 },
    ({ loaded, owner, lectureId }, _args, { rest }) =>
      loaded ?? getLecture(rest, owner, lectureId).then((wire) => toContentResult(wire, owner), toWithheld),
  ),
};
