import type { HideDiscussionPostInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { putHidden } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** Hides a question or reply with a reason for the person who wrote it, or shows it again (OP-75). */
export const hideDiscussionPost: NonNullable<MutationResolvers['hideDiscussionPost']> = mutation(
  async (input: HideDiscussionPostInput, { rest }) => {
    const postId = inputId(input.postId, 'postId', 'DiscussionPost');
    return { thread: toThread(await putHidden(rest, postId, input.reason ?? null)) };
  },
);
