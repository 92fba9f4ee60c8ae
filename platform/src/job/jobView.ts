import type { z } from 'zod';
import type { jobResponse } from './jobSchemas.ts';
import type { WatchedJob } from './readJobRun.ts';

/** A job as it is answered. */
export const toJobView = ({
  createdTime,
  startTime,
  endTime,
  cancelTime,
  rows,
  ...run
}: WatchedJob): z.output<typeof jobResponse> => ({
  ...run,
  rows: { waiting: rows.WAITING, done: rows.DONE, unchanged: rows.UNCHANGED, refused: rows.REFUSED },
  createdTime: createdTime.toISOString(),
  startTime: startTime?.toISOString() ?? null,
  endTime: endTime?.toISOString() ?? null,
  cancelTime: cancelTime?.toISOString() ?? null,
});
