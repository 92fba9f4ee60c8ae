/** What authors read of the review of a course (BEY-26). */
import type { AuthoredCourseResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { readConnection, toPageRequest, type PageLimits } from '../pagination.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { getMentionable, getOpenReviewCounts, getReviewLinks, getReviewThreads } from './reviewApi.ts';
import { partIdOf } from './reviewInput.ts';
import { toReviewLink } from './reviewLinkMappers.ts';
import { toReviewAnchor, toReviewThread } from './reviewMappers.ts';

export const reviewThreadLimits: PageLimits = { usual: 25, largest: 50 };

export const reviewThreads: NonNullable<AuthoredCourseResolvers['reviewThreads']> = withCost(
  { calls: 1 },
  ({ courseId }, { state, part, partId, lectureId, ...page }, { rest }) => {
    const filter = {
      state: state ?? undefined,
      part: part ?? undefined,
      partId: partId == null ? undefined : partIdOf(partId, 'partId'),
      lectureId: lectureId == null ? undefined : inputId(lectureId, 'lectureId', 'Lecture'),
    };
    return readConnection(
      toPageRequest(page, reviewThreadLimits),
      (request) => getReviewThreads(rest, courseId, { ...request, ...filter }),
      toReviewThread,
    );
  },
);

export const openReviewCounts: NonNullable<AuthoredCourseResolvers['openReviewCounts']> = withCost(
  { calls: 1 },
  async ({ courseId }, _args, { rest }) =>
    (await getOpenReviewCounts(rest, courseId)).map(({ anchor, count }) => ({ anchor: toReviewAnchor(anchor), count })),
);

export const mentionable: NonNullable<AuthoredCourseResolvers['mentionable']> = withCost(
  { calls: 1 },
  async ({ courseId }, { search }, { rest }) => [...(await getMentionable(rest, courseId, search ?? undefined))],
);

export const reviewLinks: NonNullable<AuthoredCourseResolvers['reviewLinks']> = withCost(
  { calls: 1 },
  ({ courseId }, _args, { rest }) =>
    orNullWhereHidden(async () => (await getReviewLinks(rest, courseId)).map(toReviewLink)),
);
