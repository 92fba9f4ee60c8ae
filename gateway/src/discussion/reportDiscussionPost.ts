import type { ReportDiscussionPostInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postReport } from './discussionApi.ts';
import { toPost } from './discussionMappers.ts';

/** Reports a question or reply to admins of the course, once for each person; who did it is told to nobody else (OP-75). */
export const reportDiscussionPost: NonNullable<MutationResolvers['reportDiscussionPost']> = mutation(
  async (input: ReportDiscussionPostInput, { rest }) => {
    const postId = inputId(input.postId, 'postId', 'DiscussionPost');
    return { post: toPost(await postReport(rest, postId, input.reason)) };
  },
);
