import type { AddReviewCommentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postReviewComment } from './reviewApi.ts';
import { mentionsOf, reviewFields } from './reviewInput.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Comments in a thread (BEY-26). */
export const addReviewComment: NonNullable<MutationResolvers['addReviewComment']> = mutation(
  async (input: AddReviewCommentInput, { rest }) => {
    const place = {
      courseId: inputId(input.courseId, 'courseId', 'Course'),
      threadId: inputId(input.threadId, 'threadId', 'ReviewThread'),
    };
    const comment = { text: input.text, mentions: mentionsOf(input.mentionIds) };
    return { thread: toReviewThread(await postReviewComment(rest, place, comment, input.idempotencyKey)) };
  },
  { fields: reviewFields },
);
