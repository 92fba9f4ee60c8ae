import type { Policy } from '../http/access.ts';

/** Who may read the figures of a workspace. */
export const policy = {
  countFacts: 'admin',
} as const satisfies Policy;
