import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/workspaces/{id}/retention': admins,
  'PUT /api/v1/secured/workspaces/{id}/retention': admins,
  'POST /api/v1/secured/workspaces/{id}/retention/_preview': admins,
};
