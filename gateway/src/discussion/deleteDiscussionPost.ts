import type { DeleteDiscussionPostInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deletePostById } from './discussionApi.ts';

/** Deletes what the viewer wrote; a question with replies keeps its place, without its words (BEY-16). */
export const deleteDiscussionPost: NonNullable<MutationResolvers['deleteDiscussionPost']> = mutation(
  async (input: DeleteDiscussionPostInput, { rest }) => {
    const postId = inputId(input.postId, 'postId', 'DiscussionPost');
    await deletePostById(rest, postId);
    return { deletedPostId: toGlobalId('DiscussionPost', postId) };
  },
);
