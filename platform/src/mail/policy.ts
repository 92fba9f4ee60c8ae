import type { Policy } from '../http/access.ts';

/** Who may read mails that were not sent; the routes are there on a developer’s machine only. */
export const policy = {
  readOutbox: 'public',
} as const satisfies Policy;
