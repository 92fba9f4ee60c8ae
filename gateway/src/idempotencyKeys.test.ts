/** OP-296: what makes or starts something takes a key, and what takes none says here why it needs none. */
import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { schemaText } from './schema.ts';
import { aPage, aWorkspace } from './testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from './testing/testGateway.ts';

const mutations = Object.values(buildSchema(schemaText).getMutationType()?.getFields() ?? {});

const inputOf = (type: GraphQLInputType | undefined) => {
  const input = type === undefined ? undefined : getNamedType(type);
  return isInputObjectType(input) ? input : null;
};
const takesKey = ({ args }: (typeof mutations)[number]): boolean =>
  args.some(({ type }) => inputOf(type)?.getFields()['idempotencyKey'] !== undefined);

/** Those without a key, by why a repetition does no harm. */
const keyless: Readonly<Record<string, readonly string[]>> = {
  'sets what is told; set twice is set once': [
    'acceptConsent',
    'acceptDiscussionAnswer',
    'answerLockRequest',
    'askForLock',
    'assignGroupCourse',
    'changeAdmin',
    'changeRights',
    'claimAchievement',
    'closePrivacyRequest',
    'editDiscussionPost',
    'editReviewComment',
    'enableWebhook',
    'hideDiscussionPost',
    'hideDiscussionQuestions',
    'hideSetup',
    'holdCourseChangesBack',
    'keepDiscussionPost',
    'lockCourse',
    'markDiscussionThread',
    'nameCourseRevision',
    'publishCourse',
    'renameFile',
    'renameSavedSection',
    'renameTag',
    'replaceFile',
    'reportPresence',
    'restoreAccess',
    'restoreCertificate',
    'revokeCertificate',
    'saveProfile',
    'saveStudyPosition',
    'saveVideoPosition',
    'scheduleCoursePublication',
    'setReviewThreadState',
    'setReviewThreadVisibility',
    'switchReminders',
    'unlockCourse',
    'updateCampaign',
    'updateGroup',
    'updateIntegration',
    'updateNotices',
    'updatePreferences',
    'updateReminders',
    'updateRetention',
    'updateServiceAccount',
    'updateUserCourse',
    'updateViewer',
    'updateWebhook',
  ],
  'takes away or ends; what is gone is not taken twice': [
    'cancelJob',
    'cancelWaitingEnrolment',
    'deleteCampaign',
    'deleteCourse',
    'deleteDiscussionPost',
    'deleteFile',
    'deleteGroup',
    'deleteReviewComment',
    'deleteSavedSection',
    'deleteScimToken',
    'deleteServiceAccount',
    'deleteTag',
    'deleteWebhook',
    'disconnectIntegration',
    'erasePersonalData',
    'giveUpCourse',
    'removeGroupCourse',
    'removeNoticeDevice',
    'revokeApiToken',
    'revokeInvitation',
    'revokeReviewLink',
    'signOut',
    'withdrawAccess',
  ],
  'is known by what it names, an address, a device or a post: the second is refused or finds the first': [
    'addNoticeDevice',
    'addPerson',
    'connectIntegration',
    'register',
    'reportDiscussionPost',
  ],
  'tells a secret once, which is stored nowhere and could not be told again': [
    'createApiToken',
    'createReviewLink',
    'createScimToken',
    'createWebhook',
    'rotateApiToken',
    'rotateWebhookSecret',
  ],
  'proves who someone is, and is counted': [
    'changePassword',
    'requestPasswordReset',
    'resetPassword',
    'signIn',
    'signInExternally',
    'startExternalSignIn',
  ],
  'sends a message to the webhook of an admin, who sees each': ['replayWebhookDelivery', 'sendTestWebhook'],
  'only reads; at most the outcome is noted': ['discoverSignIn', 'exportPersonalData', 'testIntegration'],
  'sends one mail to one person, at most five a day': ['invitePerson'],
};

/** What was given keys later than the rest: the input without its key, and the write that carries it on. */
const writes: Readonly<Record<string, readonly [input: object, path: string]>> = {
  createCampaign: [{ name: 'Spring', courseId: '3' }, '/api/v1/secured/campaigns'],
  createServiceAccount: [{ name: 'Warehouse' }, '/api/v1/secured/workspaces/1/serviceaccounts'],
  createGroup: [{ name: 'Sales' }, '/api/v1/secured/workspaces/1/groups'],
  changePeople: [{ selection: { ids: ['4'] }, action: 'INVITE' }, '/api/v1/secured/workspaces/1/usersaccess/_change'],
  undoPeopleJob: [{ jobId: '5' }, '/api/v1/secured/workspaces/1/usersaccess/_undo'],
  undoEnrolmentJob: [{ jobId: '5' }, '/api/v1/secured/workspaces/1/usercourses/_undo'],
  undoCourseJob: [{ jobId: '5' }, '/api/v1/secured/courses/_undo'],
  exportData: [{ kind: 'PEOPLE' }, '/api/v1/secured/workspaces/1/exports'],
  checkCourseLinks: [{ courseId: '3' }, '/api/v1/secured/courses/3/_checkLinks'],
  inviteEveryone: [{ resend: false }, '/api/v1/secured/workspaces/1/usersaccess/_invite'],
  syncIntegration: [{ integrationId: '6' }, '/api/v1/secured/workspaces/1/integrations/6/_sync'],
  createSavedSection: [
    { name: 'Kept', content: { sections: [{ content: { text: { text: '<p>Kept</p>' } } }], questions: [] } },
    '/api/v1/secured/savedsections',
  ],
  createConsent: [{ url: 'https://terms.test/' }, '/api/v1/secured/workspaces/1/consents'],
  logPrivacyRequest: [{ kind: 'EXPORT', username: 'ada@demo.test' }, '/api/v1/secured/workspaces/1/privacyrequests'],
};

describe('OP-296 keys of repeated requests', () => {
  test('each mutation takes one, or is known to need none', () => {
    const without = mutations.filter((mutation) => !takesKey(mutation)).map(({ name }) => name);
    expect(Object.values(keyless).flat().toSorted()).toEqual(without.toSorted());
  });

  test('what is called by making, asking or doing to many takes one, but where it tells a secret', () => {
    const secret = new Set(keyless['tells a secret once, which is stored nowhere and could not be told again']);
    const made = mutations.filter(({ name }) =>
      /^(?:create|start|import|copy|enrol|undo|sync|log)[A-Z]|^change\w*s$|People$/.test(name),
    );
    const wrong = made.filter((each) => !takesKey(each) && !secret.has(each.name)).map(({ name }) => name);
    // A change of rights sets them, and a sign-in that is begun elsewhere has a state of its own.
    expect(wrong).toEqual(['changeRights', 'startExternalSignIn']);
  });

  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 1 })]) });
  });
  afterEach(() => gateway.close());

  test.each(Object.entries(writes))('%s passes its key on, and tells that it was used', async (name, [input, path]) => {
    gateway.on('POST', path, { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Used.' } });
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const { data } = await gateway.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`,
      { input: { ...input, idempotencyKey: 'k1' } },
      bearer(),
    );
    expect(data).toEqual({ [name]: { userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] } });
    expect(gateway.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path,
      headers: { 'idempotency-key': 'k1' },
    });
  });
});
