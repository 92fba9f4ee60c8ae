import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { inWorkspace } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { JobRowTable } from '../db/schema.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { everyRow, listOf, readPage, type ListSource } from '../http/readPage.ts';
import { addressSelector, rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import type { JobRunKey } from './jobRunQueries.ts';
import type { RowCode } from './rowOutcomes.ts';

export type JobRowState = Selectable<JobRowTable>['state'];

/** What a job is asked to do with one thing. */
export interface NewJobRow {
  /** Its number, ascending from row to row; counted on when left out. */
  readonly number?: number | undefined;
  /** What it is about, as people know it: an e-mail address, a name. */
  readonly subject: string;
  /** The person it is about, where it is one who is there. */
  readonly subjectId?: Id | null;
  /** What the handler needs beside. */
  readonly input?: Readonly<Record<string, unknown>>;
}

export interface JobRow {
  /** From 1, in the order of the work. */
  readonly number: number;
  readonly subject: string;
  readonly subjectId: Id | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly state: JobRowState;
  readonly code: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly doneTime: Date | null;
}

/** The outcome of a row. */
export interface JobRowOutcome {
  readonly state: Exclude<JobRowState, 'WAITING'>;
  /** What was done, in the words of the job (`INVITED`), or the code of the refusal. */
  readonly code: RowCode;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The person it was about, where that is known only now. */
  readonly subjectId?: Id;
}

/** How many rows a job has in each state. */
export type JobRowCounts = Readonly<Record<JobRowState, number>> & {
  /** Of those done, how many begin once someone has joined. */
  readonly startsLater: number;
};

/** Rows of one statement: its parameters have a limit. */
const rowsAtOnce = 1_000;

/** Adds rows to a job, in their order, numbered from `firstNumber`. A number that is there already stays as it is. */
export async function insertJobRows(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  rows: readonly NewJobRow[],
  firstNumber = 1,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto('job_row')
      .values(
        rows.slice(start, start + rowsAtOnce).map(({ number, subject, subjectId, input }, index) => ({
          workspace_id: workspaceId,
          job_run_id: runId,
          row_number: number ?? firstNumber + start + index,
          subject,
          subject_id: subjectId ?? null,
          input: json(input ?? {}),
        })),
      )
      .onConflict((conflict) => conflict.constraint('job_row_pkey').doNothing())
      .execute();
  }
}

/** Numbers of the next rows that wait, in their order. */
export async function findWaitingRows(trx: Trx, { workspaceId, runId }: JobRunKey, most: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('job_row')
    .where('job_row.workspace_id', '=', workspaceId)
    .where('job_row.job_run_id', '=', runId)
    .where('job_row.state', '=', 'WAITING')
    .select('job_row.row_number')
    .orderBy('job_row.row_number')
    .limit(most)
    .execute();
  return rows.map((row) => row.row_number);
}

/**
 * `job_run_id, row_number, state` of the rows about one address, whatever their job. To be asked on its own, as `materialized`: a table
 * that was just filled has no statistics, and with the numbers of the rows beside the address each row of a job would look through all
 * those before it.
 */
export const rowsAbout = (workspaceId: Id, subject: string): RawBuilder<unknown> => sql`
  select job_row.job_run_id, job_row.row_number, job_row.state from job_row
  where job_row.workspace_id = ${workspaceId} and job_row.subject_key = address_key(${subject})`;

/**
 * Adds a row to a job for each row of `rows`, a query for `row_number`, `subject`, `subject_id` and `input` (JSON), for what is decided on in
 * SQL. Answers how many.
 */
export async function insertSelectedJobRows(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  rows: Expression<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into job_row (workspace_id, job_run_id, row_number, subject, subject_id, input)
    select ${workspaceId}, ${runId}, selected.row_number, selected.subject, selected.subject_id, selected.input
    from (${rows}) selected`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Makes a row of a job for each row of another that changed something, the last first; answers how many. */
export const insertRowsToUndo = (trx: Trx, job: JobRunKey, undoneRunId: Id): Promise<number> =>
  insertSelectedJobRows(
    trx,
    job,
    sql`
      select row_number() over (order by job_row.row_number desc) as row_number, job_row.subject, job_row.subject_id,
        job_row.params || jsonb_build_object('code', job_row.code) as input
      from job_row
      where job_row.workspace_id = ${job.workspaceId} and job_row.job_run_id = ${undoneRunId} and job_row.state = 'DONE'`,
  );

/** Gives the rows of a job about a subject another outcome, where they still have the code `from`: what they wait for has happened. */
export async function amendJobRows(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  { subject, from }: { readonly subject: string; readonly from: string },
  { code, subjectId, params }: Required<Pick<JobRowOutcome, 'code' | 'subjectId' | 'params'>>,
): Promise<void> {
  await sql`
    update job_row set code = ${code}, subject_id = ${subjectId}, params = ${json(params)}
    where job_row.workspace_id = ${workspaceId} and job_row.job_run_id = ${runId}
      and job_row.subject_key = address_key(${subject}) and job_row.code = ${from}`.execute(trx);
}

/** The rows of these that wait, in their order, locked until the end of the transaction. */
export const takeWaitingRows = (
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  numbers: readonly number[],
): Promise<JobRow[]> =>
  trx
    .selectFrom('job_row')
    .where('job_row.workspace_id', '=', workspaceId)
    .where('job_row.job_run_id', '=', runId)
    .where(sql<boolean>`job_row.row_number = any(${[...numbers]}::integer[])`)
    .where('job_row.state', '=', 'WAITING')
    .select(columns)
    .orderBy('job_row.row_number')
    .forUpdate()
    .execute();

const columns = [
  'job_row.row_number as number',
  'job_row.subject',
  'job_row.subject_id as subjectId',
  'job_row.input',
  'job_row.state',
  'job_row.code',
  'job_row.params',
  'job_row.done_time as doneTime',
] as const;

/** Settles rows by their numbers; of those with a `subjectId`, it is known only now. */
export async function settleJobRows(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  outcomes: ReadonlyMap<number, JobRowOutcome>,
  now: Date,
): Promise<void> {
  if (outcomes.size === 0) {
    return;
  }
  const settled = Array.from(outcomes, ([number, { state, code, params, subjectId }]) => ({
    number,
    state,
    code,
    params: params ?? {},
    subjectId: subjectId ?? null,
  }));
  await sql`
    update job_row set state = settled.state, code = settled.code, params = settled.params, done_time = ${now},
      subject_id = coalesce(settled."subjectId", job_row.subject_id)
    from jsonb_to_recordset(${json(settled)}) as settled(
      number integer, state text, code text, params jsonb, "subjectId" bigint)
    where job_row.workspace_id = ${workspaceId} and job_row.job_run_id = ${runId}
      and job_row.row_number = settled.number and job_row.state = 'WAITING'`.execute(trx);
}

/** How many rows of a job are in each state; all 0 for one without rows. */
export async function countJobRows(trx: Trx, { workspaceId, runId }: JobRunKey): Promise<JobRowCounts> {
  const rows = await trx
    .selectFrom('job_row')
    .where('job_row.workspace_id', '=', workspaceId)
    .where('job_row.job_run_id', '=', runId)
    .select([
      'job_row.state',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where job_row.code = 'STARTS_LATER')`.as('later'),
    ])
    .groupBy('job_row.state')
    .execute();
  const count = (state: JobRowState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    WAITING: count('WAITING'),
    DONE: count('DONE'),
    UNCHANGED: count('UNCHANGED'),
    REFUSED: count('REFUSED'),
    startsLater: rows.find(({ state }) => state === 'DONE')?.later ?? 0,
  };
}

/** What `q` may compare in the rows of a job. */
export const jobRowSelectors = {
  number: { type: 'integer', column: sql`job_row.row_number` },
  subject: addressSelector('job_row.subject'),
  subjectId: { type: 'integer', column: sql`job_row.subject_id` },
  state: { type: 'text', column: sql`job_row.state` },
  code: { type: 'text', column: sql`job_row.code` },
} as const satisfies Selectors;

const inOrder: Order = {
  name: 'jobrows',
  keys: [{ column: sql`job_row.row_number`, type: 'integer', direction: 'asc' }],
};

const listOfRows = (trx: Trx, { workspaceId, runId }: JobRunKey, q: string | undefined): ListSource<JobRow> =>
  listOf(
    trx
      .selectFrom('job_row')
      .where('job_row.workspace_id', '=', workspaceId)
      .where('job_row.job_run_id', '=', runId)
      .where(rsqlWhere(q, jobRowSelectors))
      .select(columns),
  );

/** A page of the rows of a job, in the order of the work. */
export const findJobRows = (
  trx: Trx,
  key: JobRunKey,
  { q, ...page }: PageRequest & { readonly q?: string | undefined },
): Promise<PageRows<JobRow>> => readPage(listOfRows(trx, key, q), inOrder, page);

/** All of them, some at a time, each run of them in a transaction of its own. */
export const everyJobRow = (db: Database, key: JobRunKey, q: string | undefined): AsyncGenerator<readonly JobRow[]> =>
  everyRow(inOrder, (slice) => inWorkspace(db, key.workspaceId, (trx) => listOfRows(trx, key, q).rows(slice)));
