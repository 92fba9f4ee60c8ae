import type { Policy } from '../http/access.ts';

/** Who may connect the systems of others. */
export const policy = {
  testIntegration: 'admin',
  discoverEndpoints: 'admin',
  listIntegrations: 'admin',
  readIntegration: 'admin',
  createIntegration: 'admin',
  changeIntegration: 'admin',
  deleteIntegration: 'admin',
} as const satisfies Policy;
