import type { DeleteReviewCommentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteReviewCommentById } from './reviewApi.ts';
import { reviewFields } from './reviewInput.ts';

/** Deletes a comment of one’s own or of a guest (BEY-26). */
export const deleteReviewComment: NonNullable<MutationResolvers['deleteReviewComment']> = mutation(
  async ({ courseId, commentId }: DeleteReviewCommentInput, { rest }) => {
    const deletedCommentId = inputId(commentId, 'commentId', 'ReviewComment');
    await deleteReviewCommentById(rest, inputId(courseId, 'courseId', 'Course'), deletedCommentId);
    return { deletedCommentId };
  },
  { fields: reviewFields },
);
