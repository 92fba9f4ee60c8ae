/** Settings of jobs. */
import { z } from 'zod';
import { list, type ValuesOf } from '../shared/settingKinds.ts';

export const jobSettings = {
  JOB_KINDS: list
    .default(['all'])
    .describe(
      'Jobs that this process does: all, none, or kinds separated by commas, such as mail,push; -mail takes one away from all.',
    ),
  WORKER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4005)
    .describe(
      'Port of a worker for /livez, /readyz and /metrics, on the address of PLATFORM_HOST; 0 lets the system choose.',
    ),
};

export const jobConfig = (values: ValuesOf<typeof jobSettings>) => ({
  jobKinds: values.JOB_KINDS as readonly string[],
  workerPort: values.WORKER_PORT,
});
