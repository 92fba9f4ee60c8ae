import type { KeepDiscussionPostInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postKeep } from './discussionApi.ts';
import { toPost } from './discussionMappers.ts';

/** Says that a reported question or reply may stand (OP-75). */
export const keepDiscussionPost: NonNullable<MutationResolvers['keepDiscussionPost']> = mutation(
  async (input: KeepDiscussionPostInput, { rest }) => {
    const postId = inputId(input.postId, 'postId', 'DiscussionPost');
    return { post: toPost(await postKeep(rest, postId)) };
  },
);
