import { z } from 'zod';
import { defineJob, noRetry } from '../job/jobKind.ts';

/** Sending one notice to one device. A push service that is away is asked again for some hours. */
export const pushJob = defineJob({
  name: 'push',
  payload: z.object({ messageId: z.int() }),
  retry: { most: 8, firstDelaySeconds: 30, longestDelaySeconds: 3600 },
  longestSeconds: 60,
  atOnce: 5,
  perWorkspace: 4,
});

/** Orders what waits to be sent, in all workspaces. */
export const duePushesJob = defineJob({
  name: 'push-due',
  payload: z.object({}),
  retry: noRetry,
  longestSeconds: 300,
  atOnce: 1,
  single: true,
  schedule: '* * * * *',
});
