import type { Policy } from '../http/access.ts';

/** Who may do what with SCORM packages. The two that go by a ticket check it themselves. */
export const policy = {
  commitByTicket: 'public',
  readContentByTicket: 'public',

  openPackage: 'learner',
  keepState: 'learner',

  lookAtPackage: 'courseAdmin',
  uploadPackage: 'courseAdmin',
} as const satisfies Policy;
