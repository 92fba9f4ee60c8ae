import type { Policy } from '../http/access.ts';

/** Who may provision people, and who hands out the token for it. */
export const policy = {
  provision: 'identityProvider',

  readScimToken: 'admin',
  createScimToken: 'admin',
  deleteScimToken: 'admin',
} as const satisfies Policy;
