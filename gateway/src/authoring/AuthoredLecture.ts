import type { AuthoredLectureResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { toAuthoredContent } from './authoredContentMappers.ts';
import { getAuthoredLecture } from './authoringApi.ts';

export const AuthoredLecture: AuthoredLectureResolvers = {
  content: withCost(
    { calls: 1 },
    async ({ loaded, courseId, lectureId }, _args, { rest }) =>
      loaded ?? toAuthoredContent(await getAuthoredLecture(rest, courseId, lectureId)),
  ),
};
