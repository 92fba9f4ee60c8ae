import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/workspaces/{id}/deletions': {
    ...admins,
    query: `?deletedSince=${new Date().toISOString()}`,
  },
};
