import type { Policy } from '../http/access.ts';

/** Who may switch reminders; someone who holds the link of a mail needs no sign-in. */
export const policy = {
  switchByLink: 'public',

  readOwnReminders: 'learner',
  changeOwnReminders: 'learner',
} as const satisfies Policy;
