import type { Policy } from '../http/access.ts';

/** Who may read what was deleted in a workspace. */
export const policy = {
  listDeletions: 'admin',
} as const satisfies Policy;
