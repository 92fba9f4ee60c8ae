import type { MutationResolvers, SetReviewThreadVisibilityInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { putReviewThreadVisibility } from './reviewApi.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Shows a thread to guests or hides it (BEY-26). */
export const setReviewThreadVisibility: NonNullable<MutationResolvers['setReviewThreadVisibility']> = mutation(
  async ({ courseId, threadId, guestVisible }: SetReviewThreadVisibilityInput, { rest }) => {
    const course = inputId(courseId, 'courseId', 'Course');
    const thread = inputId(threadId, 'threadId', 'ReviewThread');
    return { thread: toReviewThread(await putReviewThreadVisibility(rest, course, thread, { guestVisible })) };
  },
);
