import {
  inADay,
  openReviewToken,
  ownReviewLinkId,
  ownReviewThread,
  type ReviewIds,
} from '../../support/worldReview.ts';
import type { World } from '../../support/world.ts';
import { courseAdmins, mutation, type NodeRule, type Rule, type Target } from '../accessRule.ts';

/** Of the one who asks. */
const ownThread = ({ person, world }: Target): Promise<ReviewIds> =>
  ownReviewThread(person.rest, world.course.courseId, world.marker);

const tokenOf = ({ people, course, marker }: World): Promise<string> =>
  openReviewToken(people.courseAdmin.rest, course.courseId, marker);

export const rules: Readonly<Record<string, Rule>> = {
  'Query.authoredCourse|AuthoredCourse.reviewThreads': {
    document: `query ($courseId: ID!) { authoredCourse(id: $courseId) { reviewThreads(first: 5) {
      totalCount nodes { anchor { part partId } comments { text authorName } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.authoredCourse|AuthoredCourse.openReviewCounts': {
    document:
      'query ($courseId: ID!) { authoredCourse(id: $courseId) { openReviewCounts { anchor { partId } count } } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
    // Nobody may have written by then.
    mayBeEmpty: true,
  },
  'Query.authoredCourse|AuthoredCourse.reviewLinks': {
    document: 'query ($courseId: ID!) { authoredCourse(id: $courseId) { reviewLinks { name createdByName } } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.review': {
    document: `query ($token: String!, $lectureId: ID!) { review(token: $token) {
      courseName modules { lectures { name } } lecture(lectureId: $lectureId) { content { questions { ... on QuestionFields { text } } } } } }`,
    variables: async ({ world }) => ({
      token: await tokenOf(world),
      lectureId: world.course.lectureId,
    }),
    may: 'everyone',
    // On an expired trial nobody made a link.
    mayBeEmpty: true,
  },
  'Query.authoredCourse|AuthoredCourse.mentionable': {
    document: 'query ($courseId: ID!) { authoredCourse(id: $courseId) { mentionable { userId name } } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Mutation.startReviewThread': mutation(
    'startReviewThread',
    'thread { threadId }',
    ({ world: { course, marker } }) => ({
      courseId: course.courseId,
      anchor: { part: 'COURSE', partId: String(course.courseId) },
      text: marker,
    }),
    { may: courseAdmins },
  ),
  'Mutation.addReviewComment': mutation(
    'addReviewComment',
    'thread { comments { text } }',
    async (target) => ({
      courseId: target.world.course.courseId,
      threadId: (await ownThread(target)).threadId,
      text: 'Another one',
    }),
    { may: courseAdmins },
  ),
  'Mutation.editReviewComment': mutation(
    'editReviewComment',
    'thread { comments { text } }',
    async (target) => ({
      courseId: target.world.course.courseId,
      commentId: (await ownThread(target)).commentId,
      text: 'In other words',
    }),
    { may: courseAdmins },
  ),
  'Mutation.deleteReviewComment': mutation(
    'deleteReviewComment',
    'deletedCommentId',
    async (target) => ({
      courseId: target.world.course.courseId,
      commentId: (await ownThread(target)).commentId,
    }),
    { may: courseAdmins },
  ),
  'Mutation.setReviewThreadState': mutation(
    'setReviewThreadState',
    'thread { state }',
    async (target) => ({
      courseId: target.world.course.courseId,
      threadId: (await ownThread(target)).threadId,
      state: 'RESOLVED',
    }),
    { may: courseAdmins },
  ),
  'Mutation.setReviewThreadVisibility': mutation(
    'setReviewThreadVisibility',
    'thread { guestVisible }',
    async (target) => ({
      courseId: target.world.course.courseId,
      threadId: (await ownThread(target)).threadId,
      guestVisible: true,
    }),
    { may: courseAdmins },
  ),
  'Query.review|Review.threads': {
    document:
      'query ($token: String!) { review(token: $token) { threads(first: 5) { totalCount nodes { guestVisible } } } }',
    variables: async ({ world }) => ({ token: await tokenOf(world) }),
    may: 'everyone',
    mayBeEmpty: true,
  },
  'Mutation.startGuestReviewThread': mutation(
    'startGuestReviewThread',
    'thread { threadId }',
    async ({ world }) => ({
      token: await tokenOf(world),
      guestName: 'Guest',
      anchor: { part: 'COURSE', partId: String(world.course.courseId) },
      text: 'By a guest',
    }),
    { may: 'everyone', instead: ['NOT_FOUND'] },
  ),
  'Mutation.addGuestReviewComment': mutation(
    'addGuestReviewComment',
    'thread { threadId }',
    async ({ world }) => ({ token: await tokenOf(world), guestName: 'Guest', threadId: '1', text: 'By a guest' }),
    { may: 'everyone', instead: ['NOT_FOUND'] },
  ),
  'Mutation.createReviewLink': mutation(
    'createReviewLink',
    'link { linkId }',
    ({ world }) => ({ courseId: world.course.courseId, name: 'For everyone', expireTime: inADay() }),
    { may: courseAdmins, instead: ['REVIEW_FULL'] },
  ),
  'Mutation.revokeReviewLink': mutation(
    'revokeReviewLink',
    'revokedLinkId',
    async ({ person, world }) => ({
      courseId: world.course.courseId,
      linkId: await ownReviewLinkId(person.rest, world.course.courseId, world.marker),
    }),
    { may: courseAdmins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  ReviewThread: 'authors',
};
