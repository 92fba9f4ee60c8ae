import type { Policy } from '../http/access.ts';

/** Who may read what happened in a workspace. */
export const policy = {
  readAuditLog: 'admin',
} as const satisfies Policy;
