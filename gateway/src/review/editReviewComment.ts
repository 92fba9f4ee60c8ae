import type { EditReviewCommentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchReviewComment } from './reviewApi.ts';
import { mentionsOf, reviewFields } from './reviewInput.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Changes a comment of one’s own (BEY-26). */
export const editReviewComment: NonNullable<MutationResolvers['editReviewComment']> = mutation(
  async ({ courseId, commentId, text, mentionIds }: EditReviewCommentInput, { rest }) => {
    const course = inputId(courseId, 'courseId', 'Course');
    const comment = { text, mentions: mentionsOf(mentionIds) };
    return {
      thread: toReviewThread(
        await patchReviewComment(rest, course, inputId(commentId, 'commentId', 'ReviewComment'), comment),
      ),
    };
  },
  { fields: reviewFields },
);
