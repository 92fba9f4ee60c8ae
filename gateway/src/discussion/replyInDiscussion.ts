import type { ReplyInDiscussionInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postReply } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** Replies in a thread (BEY-16). */
export const replyInDiscussion: NonNullable<MutationResolvers['replyInDiscussion']> = mutation(
  async (input: ReplyInDiscussionInput, { rest }) => {
    const threadId = inputId(input.threadId, 'threadId', 'DiscussionThread');
    return { thread: toThread(await postReply(rest, threadId, input.text, input.idempotencyKey)) };
  },
);
