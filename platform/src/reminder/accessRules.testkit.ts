import { everyone, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/public/reminders/_switch': everyone,
  'GET /api/v1/secured/users/me/reminders': signedInOnly,
  'PUT /api/v1/secured/users/me/reminders': signedInOnly,
};
