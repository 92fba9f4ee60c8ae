/** A course by a review link (BEY-26). */
import type { QueryResolvers, ReviewResolvers } from '../generated/resolverTypes.ts';
import { inputId, rawIdOf } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { getGuestThreads, getReview, getReviewedLecture } from './reviewApi.ts';
import { toReview, toReviewLecture } from './reviewLinkMappers.ts';
import { toReviewThread } from './reviewMappers.ts';
import { reviewThreadLimits } from './reviewThreads.ts';

export const review: NonNullable<QueryResolvers['review']> = (_root, { token }, { rest }) =>
  orNullWhereHidden(async () => toReview(await getReview(rest, token), token));

export const Review: ReviewResolvers = {
  lecture: withCost({ calls: 1 }, ({ token }, args, { rest }) => {
    const lectureId = rawIdOf(args.lectureId, 'Lecture');
    return lectureId === null
      ? null
      : orNullWhereHidden(async () => toReviewLecture(await getReviewedLecture(rest, token, lectureId)));
  }),
  threads: withCost({ calls: 1 }, ({ token }, { state, lectureId, ...page }, { rest }) => {
    const filter = {
      state: state ?? undefined,
      part: undefined,
      partId: undefined,
      lectureId: lectureId == null ? undefined : inputId(lectureId, 'lectureId', 'Lecture'),
    };
    return orNullWhereHidden(() =>
      readConnection(
        toPageRequest(page, reviewThreadLimits),
        (request) => getGuestThreads(rest, token, { ...request, ...filter }),
        toReviewThread,
      ),
    );
  }),
};
