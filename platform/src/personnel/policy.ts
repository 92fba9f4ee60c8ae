import type { Policy } from '../http/access.ts';

/** Who may order a sync. */
export const policy = {
  syncPersonnel: 'admin',
} as const satisfies Policy;
