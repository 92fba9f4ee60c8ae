import { signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/live': signedInOnly,
};
