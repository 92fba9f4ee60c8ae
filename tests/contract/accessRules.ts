/**
 * Who may do what over GraphQL, operation by operation. `graphqlMatrix.test.ts` tries each as everyone; an operation of
 * the schema without a rule fails there, and so does a rule without an operation.
 */
import { randomUUID } from 'node:crypto';
import { newUsername, password } from '../support/hosts.ts';
import type { World } from '../support/world.ts';
import { saveSection } from '../support/saveSection.ts';
import { logPrivacyRequest } from '../support/worldPrivacyRequest.ts';
import { spareCampaignId } from '../support/worldCampaign.ts';
import { ownPostId } from '../support/worldDiscussion.ts';
import { courseOfGroup, spareGroupId } from '../support/worldGroup.ts';
import { pictures, uploadFile } from '../support/worldFile.ts';
import { mutation, openField, REFUSED, viewerField, type Rule } from './accessRule.ts';

const admins = ['admin'] as const;
const voucherAdmins = ['voucherAdmin', 'admin'] as const;
const courseAdmins = ['courseAdmin', 'admin'] as const;

/** A course that may go; on an expired trial, where nobody makes one, the course of the world. */
async function spareCourseId({ people, course, marker }: World): Promise<number> {
  const { status, body } = await people.courseAdmin.rest.send<{ readonly id: number }>('/api/v1/secured/courses', {
    method: 'POST',
    body: { name: `${marker} spare` },
  });
  return status === 201 ? body.id : course.courseId;
}

/** A tag that may go; on an expired trial, where nobody makes one, one that there is not. */
async function spareTagId({ people, marker }: World): Promise<number> {
  const { status, body } = await people.courseAdmin.rest.send<{ readonly tags: readonly { readonly id: number }[] }>(
    '/api/v1/secured/courses',
    { method: 'POST', body: { name: `${marker} tagged`, tags: [`${marker} ${randomUUID()}`] } },
  );
  return status === 201 ? (body.tags[0]?.id ?? 0) : 1;
}

/** A request that may be closed; on an expired trial, where nobody logs one, that of the world. */
const sparePrivacyRequestId = async ({ people, workspaceId, privacyRequestId }: World): Promise<number> =>
  (await logPrivacyRequest(people.admin.rest, workspaceId)) ?? privacyRequestId;

/** By `Type.field`; a second way to use the same field stands behind a bar. */
export const accessRules: Readonly<Record<string, Rule>> = {
  // Which objects it gives to whom stands in nodeRules.
  'Query.node': {
    document: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: ({ world }) => ({ id: Buffer.from(`Course:${world.course.courseId}`).toString('base64url') }),
    may: 'everyone',
  },
  'Query.nodes': {
    document: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    variables: ({ world }) => ({ ids: [Buffer.from(`Course:${world.course.courseId}`).toString('base64url')] }),
    may: 'everyone',
  },
  'Query.viewer': { document: 'query { viewer { user { username } } }', may: 'signedIn', namesNothing: true },
  'Query.workspace': { document: 'query { workspace { workspaceId } }', may: 'everyone', namesNothing: true },
  'Query.courses': {
    document: 'query ($search: String!) { courses(filter: { search: $search }) { nodes { name } } }',
    variables: ({ world }) => ({ search: world.marker }),
    may: 'everyone',
  },
  'Query.courseCounts': {
    document: 'query { courseCounts { anyDurationCount durations { courseCount } } }',
    may: 'everyone',
    namesNothing: true,
  },
  'Query.course': {
    document: 'query ($courseId: ID!) { course(id: $courseId) { name modules { name } } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: 'everyone',
  },
  'Query.lecture': {
    document: `query ($courseId: ID!, $lectureId: ID!) { lecture(courseId: $courseId, lectureId: $lectureId) {
      content { __typename ... on LectureContent { sections { ... on SectionFields { sectionId } } questions { ... on QuestionFields { text } } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    // Everyone who has an account here is enrolled.
    may: 'signedIn',
    refused: [...REFUSED, 'WITHHELD'],
  },
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
  'Query.files': {
    document: 'query { files(first: 50) { totalCount nodes { name usedIn { name } } } }',
    may: 'signedIn',
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Query.file': {
    document: 'query ($id: ID!) { file(id: $id) { name url } }',
    variables: ({ world }) => ({ id: world.fileId }),
    may: courseAdmins,
  },
  'Query.savedSections': {
    document: 'query { savedSections(first: 50) { totalCount nodes { name createdBy { username } } } }',
    may: courseAdmins,
    namesNothing: true,
  },
  'Query.savedSection': {
    document: 'query ($id: ID!) { savedSection(id: $id) { name content { sections { __typename } } } }',
    variables: ({ world }) => ({ id: world.savedSectionId }),
    may: courseAdmins,
  },
  'Query.jobs': {
    document: 'query { jobs(first: 50) { totalCount nodes { jobId } } }',
    may: 'signedIn',
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Query.job': {
    document: 'query ($id: ID!) { job(id: $id) { state } }',
    variables: ({ world }) => ({ id: world.jobId }),
    may: admins,
    // Who ordered it still sees it.
    creatorOfExpired: true,
  },
  'Query.job|Job.rows': {
    document: 'query ($id: ID!) { job(id: $id) { rows(first: 1) { totalCount csvUrl nodes { subject } } } }',
    variables: ({ world }) => ({ id: world.jobId }),
    may: admins,
    creatorOfExpired: true,
  },
  'Mutation.cancelJob': mutation('cancelJob', 'job { state }', ({ world }) => ({ jobId: world.jobId }), {
    may: admins,
    creatorOfExpired: true,
  }),
  'Query.campaigns': {
    document: 'query { campaigns(first: 50) { totalCount csvUrl nodes { name course { name } } } }',
    may: voucherAdmins,
    namesNothing: true,
  },
  'Query.campaign': {
    document: 'query ($id: ID!) { campaign(id: $id) { name usage { date } } }',
    variables: ({ world }) => ({ id: world.campaignId }),
    may: voucherAdmins,
  },
  'Query.campaign|Campaign.vouchers': {
    document: 'query ($id: ID!) { campaign(id: $id) { vouchers(first: 1) { csvUrl nodes { code } } } }',
    variables: ({ world }) => ({ id: world.campaignId }),
    may: voucherAdmins,
  },
  'Query.campaign|Campaign.redemptions': {
    document: 'query ($id: ID!) { campaign(id: $id) { redemptions(first: 1) { csvUrl nodes { name } } } }',
    variables: ({ world }) => ({ id: world.campaignId }),
    may: voucherAdmins,
  },
  'Query.campaignCourses': {
    document: 'query { campaignCourses(first: 50) { nodes { name } } }',
    may: voucherAdmins,
    namesNothing: true,
  },
  'Query.authoredCourses': {
    document: 'query { authoredCourses(first: 50) { totalCount nodes { name version lock { endTime } } } }',
    may: courseAdmins,
    namesNothing: true,
  },
  'Query.authoredCourse': {
    document: `query ($courseId: ID!) { authoredCourse(id: $courseId) {
      name learnerCount updatedBy { username } modules { lectures { name } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.authoredCourse|exported': {
    document: 'query ($courseId: ID!) { authoredCourse(id: $courseId) { exported } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: courseAdmins,
  },
  'Query.authoredLecture': {
    document: `query ($courseId: ID!, $lectureId: ID!) { authoredLecture(courseId: $courseId, lectureId: $lectureId) {
      name content { version questions { ... on AuthoredQuestionFields { text } ... on AuthoredSingleChoiceQuestion { correctPosition } } } } }`,
    variables: ({ world }) => ({ courseId: world.course.courseId, lectureId: world.course.lectureId }),
    may: courseAdmins,
  },
  'Query.tags': {
    document: 'query { tags(first: 100) { nodes { name } } }',
    may: 'everyone',
    namesNothing: true,
  },
  'Query.courseMetadata': {
    document: 'query ($courseId: ID!) { courseMetadata(courseId: $courseId) { name } }',
    variables: ({ world }) => ({ courseId: world.course.courseId }),
    may: 'everyone',
  },
  'Query.certificate': {
    document: 'query ($uuid: ID!) { certificate(uuid: $uuid) { holderName } }',
    variables: ({ world }) => ({ uuid: world.certificateUuid }),
    may: 'everyone',
  },
  // Every host of this test serves a workspace.
  'Query.trialOffer': { document: 'query { trialOffer { days } }', may: 'nobody', namesNothing: true },
  'Query.environment': { document: 'query { environment }', may: 'everyone', namesNothing: true },
  'Query.invitation': {
    document: 'query ($token: String!) { invitation(token: $token) { username registered } }',
    variables: ({ world }) => ({ token: world.invited.token }),
    may: 'everyone',
  },
  'Query.countries': { document: 'query { countries { code } }', may: 'everyone', namesNothing: true },

  'Workspace.id': openField('id'),
  'Workspace.workspaceId': openField('workspaceId'),
  'Workspace.hostname': openField('hostname'),
  'Workspace.company': openField('company'),
  'Workspace.color': openField('color'),
  'Workspace.coverImageUrl': openField('coverImageUrl'),
  'Workspace.createTime': openField('createTime'),
  'Workspace.consent': openField('consent { consentId url }'),
  'Workspace.mostVideoBytes': openField('mostVideoBytes'),
  'Workspace.publicIntegrations': openField('publicIntegrations { type clientId }'),
  'Workspace.activeConsent': openField('activeConsent { consentId url }'),
  'Workspace.profile': openField('profile { name title version }'),
  'Workspace.trial': openField('trial { daysLeft expired }'),
  'Workspace.externalSignIns': openField('externalSignIns { realm label }'),
  'Workspace.files': openField('files { template styleUrl headerScriptUrl footerScriptUrl pageStyleUrl }'),
  'Workspace.people': {
    document: 'query { workspace { people(first: 50) { totalCount edges { node { username name status } } } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.groups': {
    document: 'query { workspace { groups(first: 50) { totalCount nodes { name memberCount } } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.group': {
    document: 'query ($id: ID!) { workspace { group(id: $id) { name memberCount } } }',
    variables: ({ world }) => ({ id: world.groupId }),
    may: admins,
  },
  'Workspace.group|PersonGroup.members': {
    document: 'query ($id: ID!) { workspace { group(id: $id) { members(first: 1) { csvUrl nodes { username } } } } }',
    variables: ({ world }) => ({ id: world.groupId }),
    may: admins,
  },
  'Workspace.group|PersonGroup.courses': {
    document: 'query ($id: ID!) { workspace { group(id: $id) { courses { courseName enrolledCount } } } }',
    variables: ({ world }) => ({ id: world.groupId }),
    may: admins,
  },
  'Workspace.tags': {
    document: 'query { workspace { tags(first: 100) { totalCount edges { courseCount node { name } } } } }',
    may: 'signedIn',
    namesNothing: true,
  },
  'Workspace.person': {
    document: 'query ($userId: ID!) { workspace { person(id: $userId) { username status } } }',
    variables: ({ world }) => ({ userId: world.owner.userId }),
    may: admins,
  },
  'Workspace.findUser': {
    document: 'query ($username: String!) { workspace { findUser(username: $username) { userId name } } }',
    variables: ({ world }) => ({ username: world.owner.username }),
    may: admins,
  },
  'Workspace.consents': {
    document: 'query { workspace { consents { nodes { consentId url acceptedCount } } } }',
    may: admins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.setup': {
    document: 'query { workspace { setup { courseDone hidden } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.auditLog': {
    document: 'query { workspace { auditLog(first: 50) { totalCount edges { node { action actorId details } } } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.retention': {
    document: 'query { workspace { retention { auditMonths factMonths } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.previewRetention': {
    document: `query { workspace { previewRetention(retention: { auditMonths: 6, inactiveAccountMonths: 12 }) {
      auditEntryCount people { username } } } }`,
    may: admins,
    namesNothing: true,
  },
  'Workspace.privacyRequests': {
    document: 'query { workspace { privacyRequests(first: 50) { totalCount csvUrl nodes { username kind } } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.invitedPeople': {
    document: 'query { workspace { invitedPeople(first: 50) { invitedCount nodes { username outcome } } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.coursesToLookAt': {
    document: 'query { workspace { coursesToLookAt { courseCount courses { courseName } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },

  'Workspace.discussionQuestions': {
    document:
      'query { workspace { discussionQuestions(first: 50) { totalCount csvUrl nodes { threadId title authorName } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.userCourses': {
    document: 'query { workspace { userCourses(first: 50) { totalCount csvUrl nodes { userCourseId stuck } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.waitingEnrolments': {
    document: 'query { workspace { waitingEnrolments(first: 50) { totalCount nodes { username courseName } } } }',
    may: courseAdmins,
    namesNothing: true,
    mayBeEmpty: true,
  },
  'Workspace.userCourse': {
    document: 'query ($id: ID!) { workspace { userCourse(id: $id) { userCourseId } } }',
    variables: ({ world }) => ({ id: world.owner.userCourseId }),
    // Who made the course among them.
    may: courseAdmins,
  },
  'Workspace.userCourse|UserCourse.answeredQuestions': {
    document: `query ($id: ID!, $lectureId: ID!) { workspace { userCourse(id: $id) {
      answeredQuestions(lectureId: $lectureId) { text tries { given { texts } } } } } }`,
    variables: ({ world }) => ({ id: world.owner.userCourseId, lectureId: world.course.lectureId }),
    may: courseAdmins,
  },

  'Workspace.courseFunnel': {
    document: `query ($id: ID!) { workspace { courseFunnel(courseId: $id) { csvUrl steps { name reached } } } }`,
    variables: ({ world }) => ({ id: world.course.courseId }),
    may: courseAdmins,
  },
  'Workspace.questionStatistics': {
    document: `query ($id: ID!) { workspace { questionStatistics(courseId: $id) { csvUrl questions { text parts { text } } } } }`,
    variables: ({ world }) => ({ id: world.course.courseId }),
    may: courseAdmins,
  },

  'Workspace.analytics|Analytics.facts': {
    document: `query { workspace { analytics { facts(type: LECTURE) { edges { node { name } } } totals(type: LECTURE) { value } allTotals { type }
      series(type: LECTURE, aggregation: YEAR) { value } } } }`,
    may: admins,
    namesNothing: true,
  },

  'Workspace.integrationProviders': {
    document: 'query { workspace { integrationProviders { type } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.integrations': {
    document: 'query { workspace { integrations { integrationId secretsSet } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.scimServer': {
    document: 'query { workspace { scimServer { hasToken peopleCount } } }',
    may: admins,
    namesNothing: true,
  },

  'Viewer.user': viewerField('user { userId roles createCourse createVoucher }'),
  'Viewer.activeUserCourses': viewerField('activeUserCourses { nodes { userCourseId } }'),
  'Viewer.completedUserCourses': viewerField('completedUserCourses { nodes { userCourseId } }'),
  'Viewer.completionRecords': viewerField('completionRecords { nodes { courseName } }'),
  'Viewer.earnedAchievements': viewerField('earnedAchievements { nodes { earnedAchievementId } }'),
  'Viewer.preferences': viewerField('preferences { fontSize }'),
  'Viewer.consentDue': viewerField('consentDue { consentId }'),
  'Viewer.mayEditProfile': viewerField('mayEditProfile'),
  'Viewer.hasPassword': viewerField('hasPassword'),
  'Viewer.rightsWait': viewerField('rightsWait'),
  'Viewer.notices': viewerField('notices { publicKey }'),
  'Viewer.reminders': viewerField('reminders { byMail }'),
  'Viewer.dueNext': viewerField('dueNext { userCourseId }'),
  'Viewer.continueLearning': viewerField('continueLearning { userCourseId }'),

  'Mutation.signIn': mutation(
    'signIn',
    'viewer { user { username } } tokens { expiresIn }',
    ({ person }) => ({ username: person.username, password, returnTokens: true }),
    { may: 'everyone', refused: ['59'] },
  ),
  'Mutation.register': mutation(
    'register',
    'viewer { user { userId } } tokens { expiresIn }',
    () => ({ username: newUsername(), password, name: 'Ada Example', consent: true, returnTokens: true }),
    { may: 'everyone', namesNothing: true },
  ),
  'Mutation.register|with an invitation to somebody else': mutation(
    'register',
    'viewer { user { userId } } tokens { expiresIn }',
    ({ world }) => ({
      username: newUsername(),
      password,
      name: 'Ada Example',
      consent: true,
      returnTokens: true,
      invitationToken: world.invited.token,
    }),
    { may: 'nobody', refused: ['1100'] },
  ),
  // Ending the session of nobody succeeds: there is nothing to keep.
  'Mutation.signOut': mutation('signOut', 'signedOut', () => ({}), {
    may: 'everyone',
    namesNothing: true,
    usesUp: true,
  }),
  'Mutation.startExternalSignIn': mutation(
    'startExternalSignIn',
    'authorizationUrl state',
    () => ({ realm: 'CUSTOM_OAUTH2', redirectUri: 'http://elsewhere.example/signin/callback' }),
    { may: 'nobody', refused: ['INVALID'], namesNothing: true },
  ),
  'Mutation.signInExternally': mutation(
    'signInExternally',
    'viewer { user { username } } tokens { expiresIn }',
    ({ person }) => ({
      realm: 'GOOGLE',
      proof: { externalToken: `made-up-for-${person.username}` },
      consent: true,
      returnTokens: true,
    }),
    { may: 'nobody', refused: ['1004', '1001', '59'] },
  ),
  'Mutation.requestPasswordReset': mutation('requestPasswordReset', 'accepted', () => ({ username: newUsername() }), {
    may: 'everyone',
    namesNothing: true,
  }),
  'Mutation.resetPassword': mutation(
    'resetPassword',
    'reset',
    async ({ world }) => ({
      token: await world.resetTokenOf(await world.newPerson('learner')),
      password: 'quite-another-password',
    }),
    { may: 'everyone', refused: ['1100'] },
  ),
  'Mutation.changePassword': mutation(
    'changePassword',
    'changed',
    () => ({ currentPassword: password, password: 'quite-another-password' }),
    { may: 'signedIn', namesNothing: true, usesUp: true },
  ),
  'Mutation.updatePreferences': mutation(
    'updatePreferences',
    'viewer { preferences { fontSize } }',
    () => ({ fontSize: 20 }),
    { may: 'signedIn', namesNothing: true },
  ),
  'Mutation.updateNotices': mutation('updateNotices', 'notices { certificate }', () => ({ certificate: true }), {
    may: 'signedIn',
    namesNothing: true,
  }),
  'Mutation.updateReminders': mutation('updateReminders', 'reminders { byMail }', () => ({ byMail: true }), {
    may: 'signedIn',
    namesNothing: true,
  }),
  'Mutation.switchReminders': mutation(
    'switchReminders',
    'byMail',
    // Anyone who may is told that this token counts for nobody.
    () => ({ token: 'none', byMail: true }),
    { may: 'everyone', namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.addNoticeDevice': mutation(
    'addNoticeDevice',
    'notices { devices { endpointHash } }',
    () => ({ endpoint: 'https://push.test/matrix', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
    { may: 'signedIn', namesNothing: true },
  ),
  'Mutation.removeNoticeDevice': mutation(
    'removeNoticeDevice',
    'notices { publicKey }',
    () => ({ deviceId: '1' }),
    // The person of the matrix has no browser: anyone who may is told that there is no such device.
    { may: 'signedIn', namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.exportPersonalData': mutation('exportPersonalData', 'data', () => ({}), {
    may: 'signedIn',
    namesNothing: true,
  }),
  'Mutation.exportPersonalData|of somebody else': mutation(
    'exportPersonalData',
    'data',
    ({ world }) => ({ userId: world.owner.userId }),
    { may: admins },
  ),
  'Mutation.connectIntegration': mutation(
    'connectIntegration',
    'integration { integrationId }',
    () => ({ values: { forum: { forumId: 'f', apiKey: 'k' } } }),
    // The world has one of each kind.
    { may: admins, namesNothing: true, instead: ['CONFLICT'] },
  ),
  'Mutation.updateIntegration': mutation(
    'updateIntegration',
    'integration { integrationId }',
    ({ world }) => ({
      integrationId: world.integrationIds.FORUM,
      values: { forum: { forumId: world.marker, apiKey: 'k' } },
    }),
    { may: admins },
  ),
  'Mutation.disconnectIntegration': mutation(
    'disconnectIntegration',
    'disconnectedIntegrationId',
    async ({ world }) => {
      await world.restoreIntegrations();
      return { integrationId: world.integrationIds.LOOM };
    },
    { may: admins },
  ),
  'Mutation.testIntegration': mutation(
    'testIntegration',
    'check { ok } integration { integrationId }',
    ({ world }) => ({ integrationId: world.integrationIds.PERSONNEL }),
    { may: admins },
  ),
  'Mutation.syncIntegration': mutation(
    'syncIntegration',
    'job { jobId }',
    ({ world }) => ({ integrationId: world.integrationIds.PERSONNEL }),
    // That of the world has no address.
    { may: admins, instead: ['PROVIDER_FAILED'] },
  ),
  'Mutation.createScimToken': mutation('createScimToken', 'workspace { workspaceId }', () => ({ replaces: true }), {
    may: admins,
    namesNothing: true,
  }),
  // Whether there is one depends on what ran before.
  'Mutation.deleteScimToken': mutation('deleteScimToken', 'workspace { workspaceId }', () => ({}), {
    may: admins,
    namesNothing: true,
    instead: ['NOT_FOUND'],
  }),
  'Mutation.discoverSignIn': mutation('discoverSignIn', 'check { problem }', () => ({ issuer: 'https://127.0.0.1/' }), {
    may: admins,
    namesNothing: true,
  }),
  'Mutation.erasePersonalData': mutation(
    'erasePersonalData',
    'erased',
    ({ person }) => ({ confirmUsername: person.username, password }),
    { may: 'signedIn', namesNothing: true, usesUp: true },
  ),
  'Mutation.erasePersonalData|of somebody else': mutation(
    'erasePersonalData',
    'erased',
    async ({ world }) => {
      const { userId, username } = await world.newPerson('learner');
      return { userId, confirmUsername: username };
    },
    { may: admins },
  ),
  'Mutation.updateViewer': mutation(
    'updateViewer',
    'user { name street: address { street } }',
    () => ({ street: 'Example Road 1' }),
    { may: 'signedIn', namesNothing: true },
  ),
  'Mutation.acceptConsent': mutation('acceptConsent', 'accepted', () => ({ consentId: 1 }), {
    may: 'signedIn',
    namesNothing: true,
    instead: ['NOT_FOUND'],
  }),
  'Mutation.saveProfile': mutation(
    'saveProfile',
    'workspace { profile { title } }',
    ({ world }) => ({ title: `${world.marker} title` }),
    { may: admins, namesNothing: true, creatorOfExpired: true },
  ),
  'Mutation.createConsent': mutation(
    'createConsent',
    'workspace { consents { nodes { consentId } } }',
    () => ({ url: 'https://example.test/terms' }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.hideSetup': mutation('hideSetup', 'workspace { setup { hidden } }', () => ({ hidden: true }), {
    may: admins,
    namesNothing: true,
  }),
  'Mutation.addPerson': mutation(
    'addPerson',
    'person { userId username }',
    () => ({ username: newUsername(), createCourse: true, createVoucher: true }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.changeRights': mutation(
    'changeRights',
    'person { userId createCourse createVoucher }',
    ({ world }) => ({ userId: world.owner.userId, createCourse: false, createVoucher: false }),
    { may: admins },
  ),
  'Mutation.changeRights|of oneself': mutation(
    'changeRights',
    'person { userId createCourse createVoucher }',
    ({ person }) => ({ userId: person.userId, createCourse: true, createVoucher: true }),
    { may: admins },
  ),
  'Mutation.invitePerson': mutation(
    'invitePerson',
    'person { userId status }',
    async ({ world }) => ({ userId: await world.newInvited() }),
    { may: admins },
  ),
  'Mutation.inviteEveryone': mutation('inviteEveryone', 'invitedCount', () => ({ resend: false }), {
    may: admins,
    namesNothing: true,
  }),
  'Mutation.createGroup': mutation('createGroup', 'group { name }', () => ({ name: randomUUID() }), {
    may: admins,
    namesNothing: true,
  }),
  'Mutation.updateGroup': mutation(
    'updateGroup',
    'group { name }',
    ({ world }) => ({ groupId: world.groupId, description: `${world.marker} changed` }),
    { may: admins },
  ),
  'Mutation.deleteGroup': mutation(
    'deleteGroup',
    'deletedGroupId',
    async ({ world }) => ({
      groupId: await spareGroupId(world.people.admin.rest, {
        workspaceId: world.workspaceId,
        name: `${world.marker} ${randomUUID()}`,
        groupId: world.groupId,
      }),
    }),
    { may: admins },
  ),
  'Mutation.changeGroupMembers': mutation(
    'changeGroupMembers',
    'job { jobId }',
    ({ world }) => ({
      groupId: world.groupId,
      people: { usernames: [newUsername()] },
      action: 'ADD',
      dryRun: true,
    }),
    { may: admins },
  ),
  'Mutation.assignGroupCourse': mutation(
    'assignGroupCourse',
    'group { name courses { courseId } }',
    ({ world }) => ({ groupId: world.groupId, courseId: String(world.course.courseId), notify: false }),
    { may: admins },
  ),
  'Mutation.removeGroupCourse': mutation(
    'removeGroupCourse',
    'group { name }',
    async ({ world }) => ({ groupId: world.groupId, courseId: await courseOfGroup(world) }),
    { may: admins },
  ),
  'Mutation.updateRetention': mutation(
    'updateRetention',
    'workspace { retention { auditMonths } }',
    () => ({ retention: { auditMonths: 24 } }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.logPrivacyRequest': mutation(
    'logPrivacyRequest',
    'privacyRequest { privacyRequestId }',
    () => ({ kind: 'EXPORT', username: newUsername() }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.closePrivacyRequest': mutation(
    'closePrivacyRequest',
    'privacyRequest { state }',
    async ({ world }) => ({ privacyRequestId: await sparePrivacyRequestId(world), state: 'CANCELLED' }),
    { may: admins },
  ),
  'Mutation.enrolPeople': mutation(
    'enrolPeople',
    'job { jobId }',
    ({ world }) => ({ courseId: world.course.courseId, people: { usernames: [newUsername()] }, dryRun: true }),
    { may: courseAdmins },
  ),
  'Mutation.cancelWaitingEnrolment': mutation(
    'cancelWaitingEnrolment',
    'cancelledWaitingEnrolmentId',
    () => ({ waitingEnrolmentId: '1' }),
    // Nobody waits.
    { may: courseAdmins, namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.changeEnrolments': mutation(
    'changeEnrolments',
    'job { jobId }',
    ({ world }) => ({ learners: { ids: [world.owner.userCourseId] }, action: 'UNENROL', dryRun: true }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.undoEnrolmentJob': mutation(
    'undoEnrolmentJob',
    'job { jobId }',
    () => ({ jobId: '1' }),
    // No enrolment was ordered.
    { may: courseAdmins, namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.messageLearners': mutation(
    'messageLearners',
    'job { jobId }',
    ({ world }) => ({ learners: { ids: [world.owner.userCourseId] }, subject: 'x', body: 'x' }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.updateUserCourse': mutation(
    'updateUserCourse',
    'userCourse { userCourseId }',
    ({ world }) => ({ userCourseId: world.owner.userCourseId }),
    // The course is completed.
    { may: courseAdmins, instead: ['USER_COURSE_CLOSED'] },
  ),
  'Mutation.importPeople': mutation(
    'importPeople',
    'job { jobId }',
    () => ({ rows: [{ username: newUsername() }], dryRun: true }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.changePeople': mutation(
    'changePeople',
    'job { jobId }',
    ({ world }) => ({
      selection: { ids: [world.owner.userId] },
      action: 'CHANGE_RIGHTS',
      createVoucher: false,
    }),
    // Ids of another workspace name nobody: the job has no rows.
    { may: admins, namesNothing: true },
  ),
  'Mutation.undoPeopleJob': mutation('undoPeopleJob', 'job { jobId }', ({ world }) => ({ jobId: world.jobId }), {
    may: admins,
    // While it runs.
    instead: ['CONFLICT'],
  }),
  'Mutation.withdrawAccess': mutation(
    'withdrawAccess',
    'person { userId leaveTime }',
    async ({ world }) => ({ userId: await world.newInvited() }),
    { may: admins },
  ),
  'Mutation.changeAdmin': mutation(
    'changeAdmin',
    'person { userId admin }',
    async ({ world }) => ({ userId: await world.newInvited(), admin: false, password }),
    { may: admins },
  ),
  'Mutation.restoreAccess': mutation(
    'restoreAccess',
    'person { userId leaveTime }',
    ({ world }) => ({ userId: world.owner.userId }),
    // The owner never left.
    { may: admins, instead: ['CONFLICT'] },
  ),
  'Mutation.revokeInvitation': mutation(
    'revokeInvitation',
    'person { userId status }',
    async ({ world }) => ({ userId: await world.newInvited() }),
    { may: admins },
  ),

  'Mutation.lockCourse': mutation(
    'lockCourse',
    'lock { holder { username } } fence',
    ({ world }) => ({ courseId: world.course.courseId, takeOver: true }),
    { may: courseAdmins },
  ),
  'Mutation.unlockCourse': mutation('unlockCourse', 'unlocked', ({ world }) => ({ courseId: world.course.courseId }), {
    may: courseAdmins,
  }),
  'Mutation.reportPresence': mutation(
    'reportPresence',
    'presence { others { author { username } } }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Mutation.askForLock': mutation(
    'askForLock',
    'presence { others { author { username } } }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Mutation.answerLockRequest': mutation(
    'answerLockRequest',
    'presence { others { author { username } } }',
    ({ world }) => ({ courseId: world.course.courseId, userId: 1, answer: 'DECLINED' }),
    { may: courseAdmins },
  ),
  'Mutation.createCourse': mutation(
    'createCourse',
    'course { courseId }',
    ({ world }) => ({ fields: { name: `${world.marker} new course` } }),
    { may: courseAdmins, namesNothing: true },
  ),
  // Who tried before may hold the lock still.
  'Mutation.saveCourse': mutation(
    'saveCourse',
    'course { version }',
    ({ world }) => ({ courseId: world.course.courseId, fields: { durationMinutes: 45 }, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.publishCourse': mutation(
    'publishCourse',
    'course { published }',
    ({ world }) => ({ courseId: world.course.courseId, force: true }),
    { may: courseAdmins },
  ),
  'Mutation.deleteCourse': mutation(
    'deleteCourse',
    'deletedCourseId',
    async ({ world }) => ({ courseId: await spareCourseId(world) }),
    { may: courseAdmins },
  ),
  'Mutation.copyCourse': mutation(
    'copyCourse',
    'course { courseId }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: courseAdmins },
  ),
  'Mutation.importCourse': mutation(
    'importCourse',
    'course { courseId }',
    ({ world }) => ({ content: { name: `${world.marker} imported` } }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.deleteTag': mutation(
    'deleteTag',
    'deletedTagId',
    async ({ world }) => ({ tagId: await spareTagId(world) }),
    {
      may: courseAdmins,
    },
  ),
  'Mutation.createSavedSection': mutation(
    'createSavedSection',
    'savedSection { name }',
    ({ world }) => ({
      name: `${world.marker} saved`,
      content: { sections: [{ content: { text: { text: 'Kept' } } }], questions: [] },
    }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.renameSavedSection': mutation(
    'renameSavedSection',
    'savedSection { name }',
    ({ world }) => ({ savedSectionId: world.savedSectionId, name: `${world.marker} renamed` }),
    { may: courseAdmins },
  ),
  'Mutation.deleteSavedSection': mutation(
    'deleteSavedSection',
    'deletedSavedSectionId',
    async ({ world }) => ({
      savedSectionId: (await saveSection(world.people.courseAdmin.rest, world.marker)) ?? world.savedSectionId,
    }),
    { may: courseAdmins },
  ),
  'Mutation.renameFile': mutation(
    'renameFile',
    'file { fileId }',
    ({ world }) => ({ fileId: world.fileId, alternativeText: 'What it shows' }),
    { may: courseAdmins },
  ),
  'Mutation.deleteFile': mutation(
    'deleteFile',
    'deletedFileId',
    async ({ world }) => ({ fileId: (await uploadFile(world.people.courseAdmin.rest, world)) ?? world.fileId }),
    { may: courseAdmins },
  ),
  'Mutation.replaceFile': mutation(
    'replaceFile',
    'replacedIn { rawId }',
    async ({ world }) => {
      const { rest } = world.people.courseAdmin;
      const fileId = await uploadFile(rest, world);
      const replacementId = await uploadFile(rest, world, pictures.second);
      return { fileId: fileId ?? world.fileId, replacementId: replacementId ?? world.fileId };
    },
    { may: courseAdmins },
  ),
  'Mutation.enrol': mutation(
    'enrol',
    'userCourse { userCourseId }',
    ({ world }) => ({ courseId: world.course.courseId }),
    { may: 'signedIn' },
  ),
  'Mutation.redeemVoucher': mutation(
    'redeemVoucher',
    'userCourse { userCourseId }',
    ({ world }) => ({ code: world.voucherCode }),
    { may: 'signedIn', refused: [...REFUSED, '1500'] },
  ),
  'Mutation.createCampaign': mutation(
    'createCampaign',
    'campaign { name }',
    ({ world }) => ({ name: `${world.marker} made`, courseId: world.course.courseId }),
    // A course of another workspace is none.
    { may: voucherAdmins, refused: [...REFUSED, 'INVALID'] },
  ),
  'Mutation.updateCampaign': mutation(
    'updateCampaign',
    'campaign { name }',
    ({ world }) => ({ campaignId: world.campaignId, name: `${world.marker} renamed` }),
    { may: voucherAdmins },
  ),
  'Mutation.deleteCampaign': mutation(
    'deleteCampaign',
    'deletedCampaignId',
    async ({ world }) => ({
      campaignId: await spareCampaignId(world.people.voucherAdmin.rest, {
        name: `${world.marker} spare`,
        courseId: world.course.courseId,
        campaignId: world.campaignId,
      }),
    }),
    { may: voucherAdmins },
  ),
  'Mutation.createVouchers': mutation(
    'createVouchers',
    'vouchers { code } campaign { voucherCount }',
    ({ world }) => ({ campaignId: world.campaignId, amount: 1 }),
    { may: voucherAdmins },
  ),
  'Mutation.giveUpCourse': mutation(
    'giveUpCourse',
    'userCourse { userCourseId }',
    ({ person }) => ({ userCourseId: person.userCourseId }),
    { may: 'signedIn', neighbours: [], usesUp: true },
  ),
  'Mutation.answerQuestion': mutation(
    'answerQuestion',
    'correct question { ... on QuestionFields { questionId } }',
    ({ person, world }) => ({
      userCourseId: person.userCourseId,
      questionId: world.course.questionId,
      answer: { positions: [2] },
    }),
    // Who has completed the course answers no more.
    { may: 'signedIn', neighbours: [], usesUp: true },
  ),
  'Mutation.markLectureSeen': mutation(
    'markLectureSeen',
    'userCourse { userCourseId }',
    ({ person, world }) => ({ userCourseId: person.userCourseId, lectureId: world.course.lectureId }),
    { may: 'signedIn', neighbours: [] },
  ),
  'Mutation.saveStudyPosition': mutation(
    'saveStudyPosition',
    'position { lectureId }',
    ({ person, world }) => ({ userCourseId: person.userCourseId, lectureId: world.course.lectureId }),
    { may: 'signedIn', neighbours: [] },
  ),
  'Mutation.saveVideoPosition': mutation(
    'saveVideoPosition',
    'position { seconds }',
    ({ person, world }) => ({ userCourseId: person.userCourseId, lectureId: world.course.lectureId, seconds: 3 }),
    { may: 'signedIn', neighbours: [] },
  ),
  'Mutation.commitScorm': mutation(
    'commitScorm',
    'item { itemId }',
    ({ person, world }) => ({
      userCourseId: person.userCourseId,
      lectureId: world.course.lectureId,
      itemId: 'none',
      session: '7f7c2a52-3f0a-4a54-9d3c-0f3e3c3b1a11',
      sequence: 1,
      cmi: {},
      sessionSeconds: 1,
    }),
    // The lecture of the matrix plays no package.
    { may: 'signedIn', neighbours: [], instead: ['NOT_FOUND'] },
  ),
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
  'Mutation.completeCourse': mutation(
    'completeCourse',
    'userCourse { userCourseId } certificate { uuid }',
    ({ person }) => ({ userCourseId: person.userCourseId, holderName: person.name }),
    // Someone new has studied nothing yet.
    { may: 'signedIn', neighbours: [], instead: ['1300'] },
  ),
  'Mutation.revokeCertificate': mutation(
    'revokeCertificate',
    'certificate { uuid }',
    ({ world }) => ({ certificateId: world.certificateUuid, reason: world.marker }),
    { may: courseAdmins },
  ),
  'Mutation.restoreCertificate': mutation(
    'restoreCertificate',
    'certificate { uuid }',
    ({ world }) => ({ certificateId: world.certificateUuid }),
    { may: courseAdmins },
  ),
  'Mutation.claimAchievement': mutation(
    'claimAchievement',
    'earnedAchievement { earnedAchievementId }',
    ({ person, world }) => ({
      userCourseId: person.userCourseId,
      achievementId: world.course.gamificationId,
    }),
    // The course is completed by now and closed, or someone new has studied nothing yet.
    { may: 'signedIn', neighbours: [], instead: ['USER_COURSE_CLOSED', 'PRECONDITION_FAILED'] },
  ),
};

/**
 * Who of the workspace gets an object by its global id. Those of `owner` belong to one learner alone; `people` are all with an account,
 * who are enrolled here;
 * `authors` may create courses.
 */
export const nodeRules: Readonly<
  Record<string, 'everyone' | 'people' | 'owner' | 'authors' | 'voucherAdmins' | 'admin'>
> = {
  Workspace: 'everyone',
  WorkspacePerson: 'admin',
  PersonGroup: 'admin',
  AuditEntry: 'admin',
  PrivacyRequest: 'admin',
  Job: 'admin',
  Campaign: 'voucherAdmins',
  User: 'owner',
  Tag: 'everyone',
  Course: 'everyone',
  Module: 'everyone',
  Lecture: 'everyone',
  AuthoredCourse: 'authors',
  AuthoredModule: 'authors',
  AuthoredLecture: 'authors',
  WaitingEnrolment: 'authors',
  File: 'authors',
  SavedSection: 'authors',
  SingleChoiceQuestion: 'people',
  MultipleChoiceQuestion: 'people',
  CategorizationQuestion: 'people',
  MultipleAssociationQuestion: 'people',
  SingleOrderingQuestion: 'people',
  DiscussionThread: 'people',
  DiscussionPost: 'people',
  UserCourse: 'owner',
  Certificate: 'everyone',
  Achievement: 'everyone',
  EarnedAchievement: 'owner',
  Consent: 'everyone',
  ConsentVersion: 'admin',
  PersonnelIntegration: 'admin',
  OAuthIntegration: 'admin',
  LoomIntegration: 'admin',
  ForumIntegration: 'admin',
  PushIntegration: 'admin',
};
