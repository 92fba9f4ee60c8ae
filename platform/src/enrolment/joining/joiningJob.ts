import { z } from 'zod';
import { defineJob } from '../../job/jobKind.ts';

/** Begins what waits for someone who has joined (BEY-13). */
export const joiningJob = defineJob({
  name: 'joining',
  payload: z.object({ userId: z.int() }),
  retry: { most: 8, firstDelaySeconds: 2, longestDelaySeconds: 600 },
  longestSeconds: 300,
  atOnce: 2,
  perWorkspace: 1,
});
