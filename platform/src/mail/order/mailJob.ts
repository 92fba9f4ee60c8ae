import { z } from 'zod';
import type { MailTable } from '../../db/schema.ts';
import { defineJob } from '../../job/jobKind.ts';

/** Sending one mail. What the mail server does not take is tried again for about a day, each time later. */
export const mailJob = defineJob({
  name: 'mail',
  payload: z.object({ mailId: z.int() }),
  retry: { most: 16, firstDelaySeconds: 15, longestDelaySeconds: 4 * 3600 },
  // More than all the waiting for a mail server together (`mailSender.ts`).
  longestSeconds: 120,
  atOnce: 5,
  perWorkspace: 4,
});

const sentToMany: Readonly<Record<MailTable['kind'], boolean>> = {
  RESET_PW: false,
  PASSWORD_CHANGED: false,
  INVITATION: true,
  REMINDER: true,
  MESSAGE: true,
  INACTIVE_ACCOUNT: true,
  QUESTIONS: true,
  REPLY: true,
  ENROLMENT: true,
  PUBLISHED: false,
  NOT_PUBLISHED: false,
  REVIEW: true,
  WEBHOOK_DISABLED: false,
};

/** What a whole company gets does not hold up a reset that someone waits for. */
export const mailPriority = (kind: MailTable['kind']): number => (sentToMany[kind] ? -1 : 0);
