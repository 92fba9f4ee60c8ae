import { newUsername, password } from '../../support/hosts.ts';
import { admins, mutation, viewerField, type NodeRule, type Rule } from '../accessRule.ts';

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

export const rules: Readonly<Record<string, Rule>> = {
  'Query.viewer': { document: 'query { viewer { user { username } } }', may: 'signedIn', namesNothing: true },
  'Query.countries': { document: 'query { countries { code } }', may: 'everyone', namesNothing: true },
  'Viewer.user': viewerField('user { userId roles createCourse createVoucher }'),
  'Viewer.preferences': viewerField('preferences { fontSize }'),
  'Viewer.mayEditProfile': viewerField('mayEditProfile'),
  'Viewer.hasPassword': viewerField('hasPassword'),
  'Viewer.rightsWait': viewerField('rightsWait'),
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
  'Viewer.apiTokens': viewerField('apiTokens { name }'),
  'Workspace.apiTokens': {
    document: 'query { workspace { apiTokens { name } } }',
    may: admins,
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Mutation.createApiToken': mutation(
    'createApiToken',
    'apiToken { name }',
    () => ({ name: newUsername(), scopes: ['ACCOUNT_READ'], expireTime: inAnHour() }),
    { may: 'signedIn', namesNothing: true },
  ),
  'Mutation.rotateApiToken': mutation(
    'rotateApiToken',
    'apiToken { name }',
    () => ({ apiTokenId: '1', expireTime: inAnHour() }),
    // The person of the matrix has none: anyone who may is told that there is no such token.
    { may: 'signedIn', namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.revokeApiToken': mutation('revokeApiToken', 'revokedApiTokenId', () => ({ apiTokenId: '1' }), {
    may: 'signedIn',
    namesNothing: true,
    instead: ['NOT_FOUND'],
  }),
  'Workspace.serviceAccounts|ServiceAccount.apiTokens': {
    document: 'query { workspace { serviceAccounts { name apiTokens { name } } } }',
    may: admins,
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Mutation.createServiceAccount': mutation(
    'createServiceAccount',
    'serviceAccount { name }',
    () => ({ name: newUsername() }),
    { may: admins, namesNothing: true, instead: ['SERVICE_ACCOUNTS_FULL'] },
  ),
  'Mutation.updateServiceAccount': mutation(
    'updateServiceAccount',
    'serviceAccount { name }',
    () => ({ serviceAccountId: '1' }),
    { may: admins, namesNothing: true, instead: ['NOT_FOUND'] },
  ),
  'Mutation.deleteServiceAccount': mutation(
    'deleteServiceAccount',
    'deletedServiceAccountId',
    () => ({ serviceAccountId: '1' }),
    { may: admins, namesNothing: true, instead: ['NOT_FOUND'] },
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
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  ApiToken: 'owner',
  ServiceAccount: 'admin',
  User: 'owner',
};
