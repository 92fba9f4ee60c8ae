import type { DiscussionThreadResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getReplies } from './discussionApi.ts';
import { toPost } from './discussionMappers.ts';

export const DiscussionThread = {
  replies: ({ threadId }, args, { rest }) =>
    readConnection(toPageRequest(args), (page) => getReplies(rest, threadId, page), toPost),
} satisfies DiscussionThreadResolvers;
