import { aDevice } from '../testPushService.ts';

/** Far enough that no run comes past it. */
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

export type Ids = Readonly<Record<string, number>>;

/** What is sent in the examples of operations whose bodies a schema alone cannot make, by `operationId`. */
export const exampleBodies: Readonly<Record<string, (ids: Ids) => unknown>> = {
  replaceCourse: () => ({ name: 'Green tea', published: true }),
  updateCourse: () => ({ name: 'Green tea', published: true }),
  publishChangesCourse: () => ({}),
  rotateMeApiToken: () => ({ expireTime: inAMonth, overlapHours: 24 }),
  updateUserCourse: () => ({ finishTime: new Date().toISOString() }),
  redeemVoucher: () => ({}),
  replaceMeNoticesDevices: () => aDevice('https://push.example.org/device'),
  createWorkspaceIntegration: () => ({ '@type': 'LOOM', appKey: 'public-key-of-loom' }),
  replaceWorkspaceIntegration: () => ({ '@type': 'FORUM', forumId: 'tea', apiKey: 'key-of-the-forum' }),
  updateWorkspaceIntegration: () => ({ '@type': 'FORUM', forumId: 'green-tea' }),
  changeCourses: ({ courseId }) => ({ action: 'PUBLISH', courseIds: [courseId] }),
  createOauthToken: () => ({ grant_type: 'password', username: 'jonas@demo.test', password: 'lectern-demo' }),
  createPublicUser: () => ({
    username: 'ada@demo.test',
    password: 'lectern-demo',
    name: 'Ada Example',
    language: 'en',
  }),
  createMeApiToken: () => ({ name: 'Warehouse', scopes: ['enrolments:read'], expireTime: inAMonth }),
  changeWorkspaceUserAccesses: ({ userId }) => ({ action: 'INVITE', userIds: [userId] }),
  updateWorkspaceGroup: () => ({ name: 'Tea makers', description: 'Everyone who makes tea.' }),
  changeWorkspaceGroupMembers: ({ userId }) => ({ action: 'ADD', userIds: [userId] }),
  updateWorkspaceFile: () => ({ name: 'Tea pot' }),
  createCourse: () => ({
    name: 'Tea for beginners',
    duration: 30,
    modules: [{ name: 'Basics', lectures: [{ name: 'Water' }] }],
  }),
  createUserCourseQuestionAnswer: () => ({ userAnswer: [1] }),
  replaceUserCourseDueTime: () => ({ dueTime: inAMonth }),
  publicationTimeCourse: () => ({ publishTime: inAMonth }),
  changeWorkspaceUserCourses: ({ userCourseId }) => ({
    action: 'CHANGE_DUE',
    userCourseIds: [userCourseId],
    dueTime: inAMonth,
  }),
  messageWorkspaceUserCourses: ({ userCourseId }) => ({
    subject: 'Your course',
    body: 'One lecture is left.',
    userCourseIds: [userCourseId],
  }),
  enrollCourseUserCourses: ({ userId }) => ({ userIds: [userId] }),
  replaceUserCourseLectureScorm: () => ({
    session: '00000000-0000-4000-8000-000000000001',
    sequence: 2,
    cmi: { 'cmi.core.lesson_status': 'completed' },
    sessionSeconds: 60,
  }),
  createWorkspaceWebhook: () => ({
    url: 'https://hooks.example.org/lectern',
    description: 'The warehouse',
    eventTypes: ['course.completed'],
  }),
  updateWorkspaceWebhook: () => ({ eventTypes: ['course.completed', 'person.added'] }),
  createWorkspaceConsent: () => ({ url: 'https://example.org/terms.html' }),
  hideWorkspaceDiscussionQuestions: ({ threadId }) => ({ reason: 'Not about this course', threadIds: [threadId] }),
  createCourseReviewThread: ({ courseId }) => ({
    anchor: { part: 'COURSE', id: courseId },
    text: 'Shall we say how hot?',
  }),
  createCourseReviewLink: () => ({ name: 'For the tasters', expireTime: inAMonth }),
  createPublicReviewThread: ({ courseId }) => ({
    anchor: { part: 'COURSE', id: courseId },
    text: 'Shall we say how hot?',
    guestName: 'Tom',
  }),
};
