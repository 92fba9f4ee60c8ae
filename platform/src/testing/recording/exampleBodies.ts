/** Far enough that no run comes past it. */
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

/** The receiver of the example in RFC 8291, whose private key is known to everyone. */
const device = {
  endpoint: 'https://push.example.org/device',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export type Ids = Readonly<Record<string, number>>;

/** What is sent in the examples of operations whose bodies a schema alone cannot make, by `operationId`. */
export const exampleBodies: Readonly<Record<string, (ids: Ids) => unknown>> = {
  replaceCourse: () => ({ name: 'Green tea', published: true }),
  updateCourse: () => ({ name: 'Green tea', published: true }),
  publishChangesCourse: () => ({}),
  rotateMeApiToken: () => ({ expireTime: inAMonth, overlapHours: 24 }),
  updateUserCourse: () => ({ finishTime: new Date().toISOString() }),
  replaceMeNoticesDevices: () => device,
  createWorkspaceIntegration: () => ({ '@type': 'LOOM', appName: 'Tea school', appKey: 'public-key-of-loom' }),
  replaceWorkspaceIntegration: () => ({ '@type': 'FORUM', forumId: 'tea', apiKey: 'key-of-the-forum' }),
  updateWorkspaceIntegration: () => ({ '@type': 'FORUM', forumId: 'green-tea' }),
  changeCourses: ({ courseId }) => ({ action: 'PUBLISH', courseIds: [courseId] }),
  createOauthToken: () => ({ grant_type: 'password', username: 'jonas@demo.test', password: 'lectern-demo' }),
  createPublicToken: () => ({ '@type': 'RESET_PW', username: 'jonas@demo.test' }),
  updateMe: () => ({ name: 'Mira Costa' }),
  createWorkspaceServiceAccount: () => ({ name: 'Warehouse', description: 'Copies enrolments every night' }),
  updateWorkspaceServiceAccount: () => ({ description: 'Copies enrolments and certificates every night' }),
  createWorkspaceServiceAccountApiToken: () => ({
    name: 'Warehouse, production',
    scopes: ['enrolments:read'],
    expireTime: inAMonth,
  }),
  replaceWorkspaceProfile: () => ({ title: 'Tea school' }),
  updateTag: () => ({ name: 'Tea' }),
  createSavedSection: () => ({
    name: 'How to ask',
    sections: [{ type: 'TEXT', content: '<p>Ask below whatever is not clear.</p>' }],
  }),
  updateSavedSection: () => ({ name: 'How to ask for help' }),
  createCampaign: ({ courseId }) => ({ name: 'Spring', courseId }),
  replaceCampaign: ({ courseId }) => ({ name: 'Spring and summer', courseId }),
  updateCampaign: () => ({ name: 'Spring, summer and autumn' }),
  createCampaignVoucher: () => ({ amount: 20 }),
  replaceWorkspaceGroupCourse: () => ({ dueDays: 30 }),
  createWorkspaceGroup: () => ({ name: 'Kitchen', description: 'Everyone who makes tea.' }),
  replaceWorkspaceUser: () => ({ createCourse: true }),
  importWorkspaceUserAccesses: () => ({ rows: [{ username: 'rosa@example.org', name: 'Rosa Lind' }] }),
  replaceUserCourseLectureVideoPosition: () => ({ seconds: 95 }),
  revokeCertificate: () => ({ reason: 'Issued in the wrong name' }),
  createDiscussionThreadReply: () => ({ text: '70 to 80 degrees, a little less for young leaves.' }),
  createCourseLectureDiscussion: () => ({ title: 'Water', text: 'How hot is the water?' }),
  updateDiscussionPost: () => ({ text: 'How hot may the water be?' }),
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
