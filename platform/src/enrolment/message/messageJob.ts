import { z } from 'zod';
import { defineJob } from '../../job/jobKind.ts';

/** Writes to learners (PROGR-01); what stands in `learner_message`, by a row for each. */
export const messageJob = defineJob({
  name: 'learner-message',
  payload: z.object({}),
  retry: { most: 5, firstDelaySeconds: 2, longestDelaySeconds: 300 },
  longestSeconds: 3_600,
  atOnce: 1,
});
