/** A course by a review link (BEY-26). */
import type { QueryResolvers, ReviewResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { getReview, getReviewedLecture } from './reviewApi.ts';
import { toReview, toReviewLecture } from './reviewLinkMappers.ts';

export const review: NonNullable<QueryResolvers['review']> = (_root, { token }, { rest }) =>
  orNullWhereHidden(async () => toReview(await getReview(rest, token), token));

export const Review: ReviewResolvers = {
  lecture: withCost({ calls: 1 }, ({ token }, args, { rest }) => {
    const lectureId = rawIdOf(args.lectureId, 'Lecture');
    return lectureId === null
      ? null
      : orNullWhereHidden(async () => toReviewLecture(await getReviewedLecture(rest, token, lectureId)));
  }),
};
