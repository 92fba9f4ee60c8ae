import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/workspaces/{id}/privacyrequests': admins,
  'GET /api/v1/secured/workspaces/{id}/privacyrequests.csv': admins,
  'POST /api/v1/secured/workspaces/{id}/privacyrequests': admins,
  'POST /api/v1/secured/workspaces/{id}/privacyrequests/{privacyRequestId}/_close': admins,
};
