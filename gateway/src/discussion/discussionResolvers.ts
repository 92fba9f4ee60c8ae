import { isHidden } from '../rest/hidden.ts';
import type { DiscussionQuestionResolvers, Resolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { lectureOf } from '../lecture/partOf.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { acceptDiscussionAnswer } from './acceptDiscussionAnswer.ts';
import { askQuestion } from './askQuestion.ts';
import { deleteDiscussionPost } from './deleteDiscussionPost.ts';
import { discussion, discussionChanges, discussionThread } from './discussion.ts';
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

interface Placed {
  readonly courseId: number;
  readonly lectureId: number;
}

const placed = {
  course: courseOf(({ courseId }: Placed) => courseId),
  lecture: lectureOf(({ courseId, lectureId }: Placed) => ({ courseId, id: lectureId })),
};

const thread: NonNullable<DiscussionQuestionResolvers['thread']> = async ({ threadId }, _args, { rest }) => {
  try {
    return toThread(await getThread(rest, threadId));
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
};

export const discussionResolvers = {
  Query: { discussion, discussionThread },
  Subscription: { discussion: discussionChanges },
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
  DiscussionThread: { ...DiscussionThread, ...placed },
  DiscussionQuestion: { thread: withCost({ calls: 1 }, thread), ...placed },
  DiscussionQuestionConnection,
} satisfies Resolvers;

export const discussionNodes: NodeTypes = {
  DiscussionPost: byNumberSignedIn(async (id, { rest }) => toPost(await getPost(rest, id))),
  DiscussionThread: byNumberSignedIn(async (id, { rest }) => toThread(await getThread(rest, id))),
};
