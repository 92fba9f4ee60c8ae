import type { AddGuestReviewCommentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postGuestComment } from './reviewApi.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Comments in a thread by a review link (BEY-26). */
export const addGuestReviewComment: NonNullable<MutationResolvers['addGuestReviewComment']> = mutation(
  async ({ token, threadId, text, guestName, idempotencyKey }: AddGuestReviewCommentInput, { rest }) => {
    const place = { token, threadId: inputId(threadId, 'threadId', 'ReviewThread') };
    return { thread: toReviewThread(await postGuestComment(rest, place, { text, guestName }, idempotencyKey)) };
  },
);
