import type { AcceptDiscussionAnswerInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { putAnswer } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** Says which reply answered a question (BEY-16). */
export const acceptDiscussionAnswer: NonNullable<MutationResolvers['acceptDiscussionAnswer']> = mutation(
  async (input: AcceptDiscussionAnswerInput, { rest }) => {
    const threadId = inputId(input.threadId, 'threadId', 'DiscussionThread');
    const postId = input.postId == null ? null : inputId(input.postId, 'postId', 'DiscussionPost');
    return { thread: toThread(await putAnswer(rest, threadId, postId)) };
  },
);
