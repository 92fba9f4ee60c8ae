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
  atOnce: 4,
});

/** What a whole company gets does not hold up a reset that somebody waits for. */
export const mailPriority = (kind: MailTable['kind']): number =>
  kind === 'INVITATION' || kind === 'REMINDER' || kind === 'MESSAGE' ? -1 : 0;
