import type { Policy } from '../http/access.ts';

/** Who may do what with notices; each person decides on their own. */
export const policy = {
  readOwnNotices: 'learner',
  changeOwnNotices: 'learner',
  addOwnDevice: 'learner',
  removeOwnDevice: 'learner',
} as const satisfies Policy;
