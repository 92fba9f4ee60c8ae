import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/workspaces/{id}/scimtoken': admins,
  'POST /api/v1/secured/workspaces/{id}/scimtoken': admins,
  'DELETE /api/v1/secured/workspaces/{id}/scimtoken': admins,
};
