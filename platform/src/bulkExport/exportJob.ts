import { z } from 'zod';
import { defineJob, rowByRow } from '../job/jobKind.ts';
import { exportKindNames } from './exportKinds.ts';

/** Writes everything of a kind into a file (BEY-44, OP-310). */
export const exportJob = defineJob({
  name: 'export',
  payload: z.object({ kind: z.enum(exportKindNames), updatedSince: z.iso.datetime().nullable() }),
  ...rowByRow,
  mostUnfinished: { ofWorkspace: 5, ofTrial: 1 },
  noted: ({ kind }) => ({ exported: kind }),
});
