import type { MutationResolvers, RevokeReviewLinkInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteReviewLink } from './reviewApi.ts';

/** Revokes a review link (BEY-26). */
export const revokeReviewLink: NonNullable<MutationResolvers['revokeReviewLink']> = mutation(
  async ({ courseId, linkId }: RevokeReviewLinkInput, { rest }) => {
    const revokedLinkId = inputId(linkId, 'linkId', 'ReviewLink');
    await deleteReviewLink(rest, inputId(courseId, 'courseId', 'Course'), revokedLinkId);
    return { revokedLinkId };
  },
);
