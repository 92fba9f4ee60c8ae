import { randomUUID } from 'node:crypto';
import { ownPostId } from '../../support/worldDiscussion.ts';
import { courseAdmins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.discussion': {
    document: `query ($courseId: ID!, $lectureId: ID!) { discussion(courseId: $courseId, lectureId: $lectureId) {
      totalCount nodes { title question { text authorName } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    // Everyone who has an account here is enrolled.
    may: 'signedIn',
  },
  'Query.discussion|DiscussionThread.replies': {
    document: `query ($courseId: ID!, $lectureId: ID!) { discussion(courseId: $courseId, lectureId: $lectureId) {
      nodes { replies(first: 1) { totalCount nodes { text } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    may: 'signedIn',
  },
  'Query.discussionThread': {
    document: `query ($threadId: ID!) { discussionThread(threadId: $threadId) {
      title pinned closed question { text authorName } } }`,
    variables: ({ world }) => ({ threadId: world.thread.threadId }),
    // Everyone who has an account here is enrolled.
    may: 'signedIn',
  },
  'Workspace.discussionQuestions': {
    document:
      'query { workspace { discussionQuestions(first: 50) { totalCount csvUrl nodes { threadId title authorName } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Mutation.askQuestion': mutation(
    'askQuestion',
    'thread { threadId }',
    ({ world: { course, marker } }) => ({
      courseId: course.courseId,
      lectureId: course.lectureId,
      title: `${marker} question`,
      text: randomUUID(),
    }),
    { may: 'signedIn' },
  ),
  'Mutation.replyInDiscussion': mutation(
    'replyInDiscussion',
    'thread { title replyCount }',
    ({ world }) => ({ threadId: world.thread.threadId, text: randomUUID() }),
    { may: 'signedIn' },
  ),
  'Mutation.acceptDiscussionAnswer': mutation(
    'acceptDiscussionAnswer',
    'thread { title answerId }',
    ({ world: { thread } }) => ({ threadId: thread.threadId, postId: thread.replyId }),
    // Who asked may too; it is the owner of the world who did.
    { may: courseAdmins },
  ),
  'Mutation.editDiscussionPost': mutation(
    'editDiscussionPost',
    'thread { title question { text } }',
    async ({ person, world }) => ({
      postId: await ownPostId(person.rest, { ...world.course, title: `${world.marker} own` }),
      text: randomUUID(),
    }),
    { may: 'signedIn', neighbours: [], usesUp: true },
  ),
  'Mutation.deleteDiscussionPost': mutation(
    'deleteDiscussionPost',
    'deletedPostId',
    async ({ person, world }) => ({
      postId: await ownPostId(person.rest, { ...world.course, title: `${world.marker} own` }),
    }),
    { may: 'signedIn', neighbours: [], usesUp: true },
  ),
  'Mutation.hideDiscussionPost': mutation(
    'hideDiscussionPost',
    'thread { title }',
    ({ world }) => ({ postId: world.thread.replyId, reason: 'Off topic' }),
    { may: courseAdmins },
  ),
  'Mutation.hideDiscussionQuestions': mutation(
    'hideDiscussionQuestions',
    'changedCount',
    ({ world }) => ({ threadIds: [world.thread.threadId], reason: null }),
    { may: courseAdmins },
  ),
  'Mutation.markDiscussionThread': mutation(
    'markDiscussionThread',
    'thread { title pinned }',
    ({ world }) => ({ threadId: world.thread.threadId, pinned: false }),
    { may: courseAdmins },
  ),
  'Mutation.keepDiscussionPost': mutation(
    'keepDiscussionPost',
    'post { text }',
    ({ world }) => ({ postId: world.thread.replyId }),
    { may: courseAdmins },
  ),
  'Mutation.reportDiscussionPost': mutation(
    'reportDiscussionPost',
    'post { reported }',
    ({ world }) => ({ postId: world.thread.questionId, reason: 'Off topic' }),
    { may: 'signedIn' },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  DiscussionThread: 'people',
  DiscussionPost: 'people',
};
