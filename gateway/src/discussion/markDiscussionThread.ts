import type { MarkDiscussionThreadInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchThread } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** Pins a question, which then comes first after its lecture, or closes it to replies (BEY-16). */
export const markDiscussionThread: NonNullable<MutationResolvers['markDiscussionThread']> = mutation(
  async (input: MarkDiscussionThreadInput, { rest }) => {
    const threadId = inputId(input.threadId, 'threadId', 'DiscussionThread');
    const marks = { pinned: input.pinned ?? undefined, closed: input.closed ?? undefined };
    return { thread: toThread(await patchThread(rest, threadId, marks)) };
  },
);
