import { admins, atReserved, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/users/me/personaldata': atReserved,
  'DELETE /api/v1/secured/users/me': { ...atReserved, usesUp: true },
  'GET /api/v1/secured/workspaces/{id}/users/{userId}/personaldata': admins,
  'DELETE /api/v1/secured/workspaces/{id}/users/{userId}': admins,
};
