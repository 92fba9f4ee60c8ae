import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

/** Looks whether the addresses that a course leads to still work (BEY-06, OP-269). Its rows are the addresses. */
export const linkCheckJob = defineJob({
  name: 'link-check',
  payload: z.object({ courseId: z.int() }),
  ...rowByRow,
});
