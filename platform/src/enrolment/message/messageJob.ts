import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

/** Writes to learners (PROGR-01); what stands in `learner_message`, by a row for each. */
export const messageJob = defineJob({
  name: 'learner-message',
  payload: z.object({}),
  noted: () => ({}),
  ...rowByRow,
});
