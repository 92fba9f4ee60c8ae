import type { MutationResolvers, StartReviewThreadInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postReviewThread } from './reviewApi.ts';
import { mentionsOf, reviewFields, toStarted } from './reviewInput.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Starts a thread about a part of a course (BEY-26). */
export const startReviewThread: NonNullable<MutationResolvers['startReviewThread']> = mutation(
  async (input: StartReviewThreadInput, { rest }) => {
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const { mentionIds, guestVisible, idempotencyKey } = input;
    const thread = { ...toStarted(input), mentions: mentionsOf(mentionIds), guestVisible };
    return { thread: toReviewThread(await postReviewThread(rest, courseId, thread, idempotencyKey)) };
  },
  { fields: reviewFields },
);
