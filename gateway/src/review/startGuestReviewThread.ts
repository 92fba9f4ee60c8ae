import type { MutationResolvers, StartGuestReviewThreadInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postGuestThread } from './reviewApi.ts';
import { reviewFields, toStarted } from './reviewInput.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Starts a thread by a review link (BEY-26). */
export const startGuestReviewThread: NonNullable<MutationResolvers['startGuestReviewThread']> = mutation(
  async (input: StartGuestReviewThreadInput, { rest }) => {
    const thread = { ...toStarted(input), guestName: input.guestName };
    return { thread: toReviewThread(await postGuestThread(rest, input.token, thread, input.idempotencyKey)) };
  },
  { fields: reviewFields },
);
