import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { RequeueJob, type JobAttempt } from './jobKind.ts';
import {
  countJobRows,
  findWaitingRows,
  settleJobRows,
  takeWaitingRows,
  type JobRow,
  type JobRowOutcome,
} from './jobRowQueries.ts';
import type { JobRunKey } from './jobRunQueries.ts';

/** Rows between two notes of how far the job is; that is also where a cancelled one ends. */
const rowsBetweenSteps = 50;
/** The same where most rows are done together. */
const rowsTogether = 200;
/** So many rows are done before another workspace that waits has its turn. */
const rowsPerTurn = 200;

/** What is done with one row, in the transaction in which its outcome is noted. A `DomainError` takes it back and is the outcome. */
export type RowWork = (trx: Trx, row: JobRow) => Promise<JobRowOutcome>;

/**
 * Does those of some rows at once that need no look of their own, in one transaction with their outcomes; answers these by the numbers of
 * the rows. What it leaves is done row by row.
 */
export type RowsWork = (trx: Trx, rows: readonly JobRow[]) => Promise<ReadonlyMap<number, JobRowOutcome>>;

/**
 * Does the rows of a watched job that still wait, in their order: each in one transaction with its outcome, so that each is done once
 * however often the job is taken up again. What a row is refused for stands in the report, and the next ones are done all the same;
 * any other failure ends the attempt. With `together`, rows that it does at once are done before the others of their few hundred. While
 * other workspaces wait for the place, it is given to them after some hundred rows.
 */
export async function workThroughRows(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, runId, progress, othersWait }: Pick<JobAttempt, 'workspaceId' | 'runId' | 'progress' | 'othersWait'>,
  work: RowWork,
  { together }: { readonly together?: RowsWork } = {},
): Promise<void> {
  if (workspaceId === null || runId === null) {
    throw new Error('Rows belong to a job that somebody watches');
  }
  const key: JobRunKey = { workspaceId, runId };
  const noteProgress = async (): Promise<void> => {
    const { WAITING, DONE, UNCHANGED, REFUSED } = await inWorkspace(db, workspaceId, (trx) => countJobRows(trx, key));
    const done = DONE + UNCHANGED + REFUSED;
    await progress({ done, total: done + WAITING });
  };
  const rowsAtOnce = together === undefined ? rowsBetweenSteps : rowsTogether;
  for (let taken = 0; ; taken += rowsAtOnce) {
    await noteProgress();
    const numbers = await inWorkspace(db, workspaceId, (trx) => findWaitingRows(trx, key, rowsAtOnce));
    if (numbers.length === 0) {
      return;
    }
    if (taken >= rowsPerTurn && (await othersWait())) {
      throw new RequeueJob();
    }
    const done = together === undefined ? null : await doTogether({ db, clock }, key, numbers, together);
    for (const number of numbers) {
      if (done?.has(number) !== true) {
        await doRow({ db, clock }, key, number, work);
      }
    }
  }
}

/** Answers the numbers of the rows that were done. */
const doTogether = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: JobRunKey,
  numbers: readonly number[],
  work: RowsWork,
): Promise<ReadonlySet<number>> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    const outcomes = await work(trx, await takeWaitingRows(trx, key, numbers));
    await settleJobRows(trx, key, outcomes, clock());
    return new Set(outcomes.keys());
  });

async function doRow(deps: Pick<Deps, 'db' | 'clock'>, key: JobRunKey, number: number, work: RowWork): Promise<void> {
  const settle = (toOutcome: RowWork): Promise<unknown> =>
    doTogether(deps, key, [number], async (trx, [row]) =>
      row === undefined ? new Map() : new Map([[number, await toOutcome(trx, row)]]),
    );
  try {
    await settle(work);
  } catch (error) {
    if (!(error instanceof DomainError) || passes(error)) {
      throw error;
    }
    const [problem] = error.errors;
    const params = { ...error.params, message: error.message, ...(problem === undefined ? {} : { ...problem }) };
    await settle(async () => ({ state: 'REFUSED', code: `${error.code}`, params }));
  }
}

/** Says nothing about the row: a later attempt may do it. */
const passes = ({ status }: DomainError): boolean => status >= 500;
