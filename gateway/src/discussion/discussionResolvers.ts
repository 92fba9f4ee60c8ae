import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { acceptDiscussionAnswer } from './acceptDiscussionAnswer.ts';
import { askQuestion } from './askQuestion.ts';
import { deleteDiscussionPost } from './deleteDiscussionPost.ts';
import { discussion } from './discussion.ts';
import { getPost, getThread } from './discussionApi.ts';
import { toPost, toThread } from './discussionMappers.ts';
import { DiscussionThread } from './DiscussionThread.ts';
import { editDiscussionPost } from './editDiscussionPost.ts';
import { hideDiscussionPost } from './hideDiscussionPost.ts';
import { replyInDiscussion } from './replyInDiscussion.ts';

export const discussionResolvers = {
  Query: { discussion },
  Mutation: {
    askQuestion,
    replyInDiscussion,
    acceptDiscussionAnswer,
    editDiscussionPost,
    deleteDiscussionPost,
    hideDiscussionPost,
  },
  DiscussionThread,
};

export const discussionNodes: NodeTypes = {
  DiscussionPost: byNumberSignedIn(async (id, { rest }) => toPost(await getPost(rest, id))),
  DiscussionThread: byNumberSignedIn(async (id, { rest }) => toThread(await getThread(rest, id))),
};
