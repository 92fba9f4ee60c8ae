import { newUsername, password } from '../../support/hosts.ts';
import { admins, mutation, openField, viewerField, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.workspace': { document: 'query { workspace { workspaceId } }', may: 'everyone', namesNothing: true },
  // Every host of this test serves a workspace.
  'Query.trialOffer': { document: 'query { trialOffer { days } }', may: 'nobody', namesNothing: true },
  'Query.environment': { document: 'query { environment }', may: 'everyone', namesNothing: true },
  'Query.invitation': {
    document: 'query ($token: String!) { invitation(token: $token) { username registered } }',
    variables: ({ world }) => ({ token: world.invited.token }),
    may: 'everyone',
  },
  'Workspace.id': openField('id'),
  'Workspace.workspaceId': openField('workspaceId'),
  'Workspace.hostname': openField('hostname'),
  'Workspace.company': openField('company'),
  'Workspace.color': openField('color'),
  'Workspace.consent': openField('consent { consentId url }'),
  'Workspace.maxVideoBytes': openField('maxVideoBytes'),
  'Workspace.embedHosts': openField('embedHosts'),
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
  'Workspace.invitedPeople': {
    document: 'query { workspace { invitedPeople(first: 50) { invitedCount nodes { username outcome } } } }',
    may: admins,
    namesNothing: true,
  },
  'Viewer.consentDue': viewerField('consentDue { consentId }'),
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
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Workspace: 'everyone',
  WorkspacePerson: 'admin',
  Consent: 'everyone',
  ConsentVersion: 'admin',
};
