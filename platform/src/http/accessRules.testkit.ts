import { type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /livez': { may: 'operators' },
  'GET /readyz': { may: 'operators' },
  'GET /metrics': { may: 'operators' },
};
