import { ownReviewThread, type ReviewIds } from '../../support/worldReview.ts';
import { courseAdmins, mutation, type NodeRule, type Rule, type Target } from '../accessRule.ts';

/** Of the one who asks. */
const ownThread = ({ person, world }: Target): Promise<ReviewIds> =>
  ownReviewThread(person.rest, world.course.courseId, world.marker);

export const rules: Readonly<Record<string, Rule>> = {
  'Query.authoredCourse|AuthoredCourse.reviewThreads': {
    document: `query ($courseId: ID!) { authoredCourse(id: $courseId) { reviewThreads(first: 5) {
      totalCount nodes { anchor { part partId } comments { text authorName } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
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
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  ReviewThread: 'authors',
};
