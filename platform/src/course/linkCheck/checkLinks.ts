import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { RequeueJob } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import {
  countJobRows,
  findWaitingRows,
  settleJobRows,
  takeWaitingRows,
  type JobRow,
  type JobRowOutcome,
} from '../../job/jobRowQueries.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { checkLink } from './checkLink.ts';
import { linkCheckJob } from './linkCheckJob.ts';

/** Looked at at once, those of one site one after the other. */
const atOnce = 8;

type LinkDeps = Pick<Deps, 'db' | 'clock'> & { readonly outbound: Pick<Outbound, 'fetch'> };

/** Looks at the addresses of a job, outside of any transaction: another site may take ten seconds. */
export const checkLinks = ({ db, clock, outbound }: LinkDeps): JobWork =>
  jobWork(linkCheckJob, async (attempt) => {
    const { workspaceId, runId, signal } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('Links belong to a course, and somebody watches their check');
    }
    const key = { workspaceId, runId };
    for (;;) {
      signal.throwIfAborted();
      const rows = await inWorkspace(db, workspaceId, async (trx) => {
        const { WAITING, DONE, UNCHANGED, REFUSED } = await countJobRows(trx, key);
        const done = DONE + UNCHANGED + REFUSED;
        await attempt.progress({ done, total: done + WAITING });
        return takeWaitingRows(trx, key, await findWaitingRows(trx, key, atOnce));
      });
      if (rows.length === 0) {
        return;
      }
      const outcomes = await lookAt(outbound, rows);
      await inWorkspace(db, workspaceId, (trx) => settleJobRows(trx, key, outcomes, clock()));
      if (await attempt.othersWait()) {
        throw new RequeueJob();
      }
    }
  });

async function lookAt(
  outbound: Pick<Outbound, 'fetch'>,
  rows: readonly JobRow[],
): Promise<ReadonlyMap<number, JobRowOutcome>> {
  const bySite = Map.groupBy(rows, ({ subject }) => new URL(subject).host);
  const outcomes = await Promise.all(
    [...bySite.values()].map(async (ofSite) => {
      const checked: (readonly [number, JobRowOutcome])[] = [];
      for (const { number, subject, input } of ofSite) {
        const { state, status } = await checkLink(outbound, subject);
        checked.push([
          number,
          { state: state === 'LINK_DEAD' ? 'REFUSED' : 'DONE', code: state, params: { ...input, status } },
        ]);
      }
      return checked;
    }),
  );
  return new Map(outcomes.flat());
}
