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
  result,
  resultExpireTime,
  ...run
}: WatchedJob): z.output<typeof jobResponse> => ({
  ...run,
  ...progressOf(run, rows),
  rows: {
    waiting: rows.WAITING,
    done: rows.DONE,
    startsLater: rows.startsLater,
    unchanged: rows.UNCHANGED,
    refused: rows.REFUSED,
  },
  createdTime: createdTime.toISOString(),
  startTime: startTime?.toISOString() ?? null,
  endTime: endTime?.toISOString() ?? null,
  cancelTime: cancelTime?.toISOString() ?? null,
  result:
    result === null || resultExpireTime === null
      ? null
      : { rows: result.rows, bytes: result.bytes, expireTime: resultExpireTime.toISOString() },
});

/** How far it is: by its rows where it has some, which are counted as they are settled; else as the job last noted. */
function progressOf(
  { done, total }: Pick<WatchedJob, 'done' | 'total'>,
  { WAITING, DONE, UNCHANGED, REFUSED }: WatchedJob['rows'],
): Pick<WatchedJob, 'done' | 'total'> {
  const settled = DONE + UNCHANGED + REFUSED;
  return settled + WAITING === 0 ? { done, total } : { done: settled, total: settled + WAITING };
}
