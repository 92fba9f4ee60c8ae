import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { acceptDiscussionAnswer } from './acceptDiscussionAnswer.ts';
import { askQuestion } from './askQuestion.ts';
import { deleteDiscussionPost } from './deleteDiscussionPost.ts';
import { discussion, discussionThread } from './discussion.ts';
import { getPost, getThread } from './discussionApi.ts';
import { toPost, toThread } from './discussionMappers.ts';
import { DiscussionQuestionConnection } from './discussionQuestions.ts';
import { DiscussionThread } from './DiscussionThread.ts';
import { editDiscussionPost } from './editDiscussionPost.ts';
import { hideDiscussionPost } from './hideDiscussionPost.ts';
import { hideDiscussionQuestions } from './hideDiscussionQuestions.ts';
import { keepDiscussionPost } from './keepDiscussionPost.ts';
import { markDiscussionThread } from './markDiscussionThread.ts';
import { replyInDiscussion } from './replyInDiscussion.ts';
import { reportDiscussionPost } from './reportDiscussionPost.ts';

export const discussionResolvers = {
  Query: { discussion, discussionThread },
  Mutation: {
    askQuestion,
    replyInDiscussion,
    acceptDiscussionAnswer,
    editDiscussionPost,
    deleteDiscussionPost,
    hideDiscussionPost,
    hideDiscussionQuestions,
    reportDiscussionPost,
    keepDiscussionPost,
    markDiscussionThread,
  },
  DiscussionThread,
  DiscussionQuestionConnection,
};

export const discussionNodes: NodeTypes = {
  DiscussionPost: byNumberSignedIn(async (id, { rest }) => toPost(await getPost(rest, id))),
  DiscussionThread: byNumberSignedIn(async (id, { rest }) => toThread(await getThread(rest, id))),
};
