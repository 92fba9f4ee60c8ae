import type { MutationResolvers, SetReviewThreadStateInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchReviewThread } from './reviewApi.ts';
import { toReviewThread } from './reviewMappers.ts';

/** Resolves a thread or opens it again (BEY-26). */
export const setReviewThreadState: NonNullable<MutationResolvers['setReviewThreadState']> = mutation(
  async ({ courseId, threadId, state, outcome }: SetReviewThreadStateInput, { rest }) => {
    const course = inputId(courseId, 'courseId', 'Course');
    const thread = inputId(threadId, 'threadId', 'ReviewThread');
    return { thread: toReviewThread(await patchReviewThread(rest, course, thread, { state, outcome })) };
  },
);
