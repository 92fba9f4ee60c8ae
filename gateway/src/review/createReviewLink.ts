import type { CreateReviewLinkInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postReviewLink } from './reviewApi.ts';
import { toReviewLink } from './reviewLinkMappers.ts';

/** Makes a review link and tells its token once (BEY-26). */
export const createReviewLink: NonNullable<MutationResolvers['createReviewLink']> = mutation(
  async ({ courseId, name, expireTime, mayComment }: CreateReviewLinkInput, { rest }) => {
    const link = { name, expireTime, mayComment: mayComment ?? true };
    const { token, ...made } = await postReviewLink(rest, inputId(courseId, 'courseId', 'Course'), link);
    return { link: toReviewLink(made), token };
  },
);
