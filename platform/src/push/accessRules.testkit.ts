import { signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/users/me/notices': signedInOnly,
  'GET /api/v1/secured/users/me/notices/new': signedInOnly,
  'PATCH /api/v1/secured/users/me/notices': signedInOnly,
  'PUT /api/v1/secured/users/me/notices/devices': signedInOnly,
  'DELETE /api/v1/secured/users/me/notices/devices/{deviceId}': signedInOnly,
};
