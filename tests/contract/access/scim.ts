import { admins, mutation, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.scimServer': {
    document: 'query { workspace { scimServer { hasToken peopleCount } } }',
    may: admins,
    namesNothing: true,
  },
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
};
