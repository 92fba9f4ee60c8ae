import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/secured/workspaces/{id}/integrations/{integrationId}/_sync': admins,
};
