import { z } from 'zod';
import { defineJob, noRetry } from '../job/jobKind.ts';

/** Sends what is due, in all workspaces. Servers order it as soon as there is something; each minute it looks for itself. */
export const webhookJob = defineJob({
  name: 'webhooks',
  payload: z.object({}),
  retry: noRetry,
  longestSeconds: 300,
  atOnce: 1,
  single: true,
  schedule: '* * * * *',
});
