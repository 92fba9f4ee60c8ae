import { z } from 'zod';
import { defineJob, noRetry } from '../job/jobKind.ts';

/** Takes over the people of a personnel system. */
export const personnelJob = defineJob({
  name: 'personnel-sync',
  payload: z.object({
    integrationId: z.int(),
    dryRun: z.boolean(),
    /** So many may lose their access though they are more than a fifth. */
    confirmedDepartures: z.int(),
    changesOnly: z.boolean(),
  }),
  noted: ({ dryRun }) => (dryRun ? null : {}),
  retry: { most: 3, firstDelaySeconds: 10, longestDelaySeconds: 300 },
  longestSeconds: 3600,
  atOnce: 2,
  perWorkspace: 1,
});

/** Orders the syncs of all workspaces that want one every night. */
export const nightlyPersonnelJob = defineJob({
  name: 'personnel-nightly',
  payload: z.object({}),
  retry: noRetry,
  longestSeconds: 600,
  atOnce: 1,
  single: true,
  schedule: '23 1 * * *',
});
