import type { EditDiscussionPostInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchPost } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** Changes what the viewer wrote, while it is neither hidden nor deleted; refused with FORBIDDEN otherwise (BEY-16). */
export const editDiscussionPost: NonNullable<MutationResolvers['editDiscussionPost']> = mutation(
  async (input: EditDiscussionPostInput, { rest }) => {
    const postId = inputId(input.postId, 'postId', 'DiscussionPost');
    const { text, title } = input;
    return { thread: toThread(await patchPost(rest, postId, { text, ...(title == null ? {} : { title }) })) };
  },
);
