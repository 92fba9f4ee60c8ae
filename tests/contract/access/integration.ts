import { admins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
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
  'Mutation.discoverSignIn': mutation('discoverSignIn', 'check { problem }', () => ({ issuer: 'https://127.0.0.1/' }), {
    may: admins,
    namesNothing: true,
  }),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  PersonnelIntegration: 'admin',
  OAuthIntegration: 'admin',
  LoomIntegration: 'admin',
  ForumIntegration: 'admin',
  PushIntegration: 'admin',
};
