import { z } from 'zod';
import { defineJob } from '../job/jobKind.ts';

/** Making the smaller versions of a picture (LEC-16, OP-31). Until then its address answers the picture itself. */
export const versionsJob = defineJob({
  name: 'file-versions',
  payload: z.object({ fileId: z.int() }),
  retry: { most: 5, firstDelaySeconds: 10, longestDelaySeconds: 3600 },
  longestSeconds: 300,
  // Decoding a picture keeps a processor busy: two of one workspace would slow down everybody's pages.
  atOnce: 2,
  perWorkspace: 1,
});
