import type { Policy } from '../http/access.ts';

/** Who may export and erase what is stored of a person. */
export const policy = {
  exportOwnData: 'learner',
  eraseOwnAccount: 'learner',

  exportPersonalData: 'admin',
  erasePerson: 'admin',
} as const satisfies Policy;
