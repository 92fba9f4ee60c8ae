import type { Policy } from '../http/access.ts';

/** Who may keep the list of privacy requests. */
export const policy = {
  listPrivacyRequests: 'admin',
  logPrivacyRequest: 'admin',
  closePrivacyRequest: 'admin',
} as const satisfies Policy;
