import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import type { CallingToken } from '../db/workspaceDialect.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { everyRow, listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selector, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import { findNames } from './auditNameQueries.ts';
import { calledPeople } from './calledPeopleQueries.ts';
import type { JobOutcome, Names } from './sentence/auditThings.ts';

export interface AuditRow {
  readonly id: Id;
  readonly time: Date;
  readonly action: string;
  readonly actorId: Id | null;
  /** What who did it is called today: the name, or the address without one; null for nobody, and once they were erased. */
  readonly actorName: string | null;
  readonly subjectId: Id | null;
  /** Whom it was done to, likewise. */
  readonly subjectName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** The API token that called, as it was then; null for none. */
  readonly token: CallingToken | null;
  /** The job that it belongs to; null for none. */
  readonly jobId: Id | null;
  /** Of the entry that stands for a job: how many others belong to it. */
  readonly jobEntryCount: number | null;
  /** Of that entry: how the job ended, or how far it is; null when nothing is known of it. */
  readonly outcome: JobOutcome | null;
}

/** Entries, with what they name. */
export interface AuditRows {
  readonly rows: readonly AuditRow[];
  readonly names: Names;
}

/** People by what they are called today: they are looked for once, not for each entry. */
const personIn = (column: RawBuilder<unknown>) =>
  ({
    type: 'text',
    column: sql`coalesce(person.name, '') || ' ' || person.username`,
    within: (comparison) => sql<SqlBool>`${column} in (
      select person.user_id from ${calledPeople(sql`lectern_workspace_id()`)}
      where ${comparison})`,
  }) satisfies Selector;

const selectorsOf = (table: 'audit_entry' | 'part') =>
  ({
    id: { type: 'integer', column: sql.ref(`${table}.audit_id`) },
    action: { type: 'text', column: sql.ref(`${table}.action`) },
    actorId: { type: 'integer', column: sql.ref(`${table}.actor_id`) },
    subjectId: { type: 'integer', column: sql.ref(`${table}.subject_id`) },
    jobId: { type: 'integer', column: sql.ref(`${table}.job_run_id`) },
    actor: personIn(sql.ref(`${table}.actor_id`)),
    subject: personIn(sql.ref(`${table}.subject_id`)),
    inJob: {
      type: 'boolean',
      column: sql`(${sql.ref(`${table}.job_run_id`)} is not null and ${sql.ref(`${table}.action`)} <> 'JOB_STARTED')`,
    },
    time: { type: 'time', column: sql.ref(`${table}.audit_time`) },
  }) as const satisfies Selectors;

/** What `q` may compare in the audit log. */
export const auditSelectors = selectorsOf('audit_entry');

const newestFirst: Order = {
  name: 'auditlog',
  keys: [
    { column: sql`audit_entry.audit_time`, type: 'time', direction: 'desc' },
    { column: sql`audit_entry.audit_id`, type: 'integer', direction: 'desc' },
  ],
};

export interface AuditRequest {
  readonly workspaceId: Id;
  readonly q: string | undefined;
  /** One entry for each job, in place of all that it noted. */
  readonly grouped: boolean;
  readonly page: PageRequest;
}

/** A page of the audit log, the newest first, with what its entries name. */
export async function findAuditEntries(
  trx: Trx,
  { workspaceId, q, grouped, page }: AuditRequest,
): Promise<PageRows<AuditRow> & Pick<AuditRows, 'names'>> {
  const where = grouped ? oneForEachJob(workspaceId, q) : rsqlWhere(q, auditSelectors);
  const found = await readPage(listOf(entries(trx, workspaceId, where)), newestFirst, page);
  return { ...found, ...(await withNames(trx, workspaceId, found.rows)) };
}

/** Everything that `q` asks for, each entry alone; {@link withNames} tells what they name. */
export const listOfAuditEntries = (trx: Trx, workspaceId: Id, q: string | undefined) =>
  listOf(entries(trx, workspaceId, rsqlWhere(q, auditSelectors)));

/** All that `q` asks for, some at a time, each row with what it names. */
export async function* everyAuditEntry(
  db: Database,
  workspaceId: Id,
  q: string | undefined,
): AsyncGenerator<readonly NamedAuditRow[]> {
  const pages = everyRow(newestFirst, (slice) =>
    readRecent(db, workspaceId, (trx) => listOfAuditEntries(trx, workspaceId, q).rows(slice)),
  );
  for await (const page of pages) {
    const { rows, names } = await readRecent(db, workspaceId, (trx) => withNames(trx, workspaceId, page));
    yield rows.map((row) => ({ ...row, names }));
  }
}

/** An entry with what it and its neighbours name. */
export interface NamedAuditRow extends AuditRow {
  readonly names: Names;
}

/**
 * What stands outside of jobs, and one entry for each job of which any entry is asked for. The index `audit_entry_one_line_per_job` has
 * these entries alone; of a job, `audit_entry_of_job` finds its others.
 */
function oneForEachJob(workspaceId: Id, q: string | undefined): RawBuilder<SqlBool> {
  const standsAlone = sql<SqlBool>`(audit_entry.job_run_id is null or audit_entry.action = 'JOB_STARTED')`;
  if (q === undefined || q.trim() === '') {
    return standsAlone;
  }
  return sql<SqlBool>`${standsAlone} and (${rsqlWhere(q, auditSelectors)} or audit_entry.job_run_id is not null and exists (
    select from audit_entry part
    where part.workspace_id = ${workspaceId} and part.job_run_id = audit_entry.job_run_id
      and ${rsqlWhere(q, selectorsOf('part'))}))`;
}

/** Entries with what they name, and the outcome of jobs that have not ended. */
export async function withNames<Row extends AuditRow>(
  trx: Trx,
  workspaceId: Id,
  rows: readonly Row[],
): Promise<{ readonly rows: readonly Row[]; readonly names: Names }> {
  const outcomes = await findOutcomes(
    trx,
    workspaceId,
    rows.flatMap(({ action, jobId, outcome }) =>
      action === 'JOB_STARTED' && jobId !== null && outcome === null ? [jobId] : [],
    ),
  );
  const logged = rows.map((row) => ({
    ...row,
    outcome: row.outcome ?? (row.jobId === null ? null : (outcomes.get(row.jobId) ?? null)),
  }));
  return { rows: logged, names: await findNames(trx, workspaceId, logged) };
}

/** How far jobs are that have not ended. */
async function findOutcomes(trx: Trx, workspaceId: Id, jobIds: readonly Id[]): Promise<ReadonlyMap<Id, JobOutcome>> {
  if (jobIds.length === 0) {
    return new Map();
  }
  const { rows } = await sql<JobOutcome & { jobId: Id }>`
    select job_run.job_run_id as "jobId", job_run.state,
      count(*) filter (where job_row.state = 'DONE') as done,
      count(*) filter (where job_row.state = 'UNCHANGED') as unchanged,
      count(*) filter (where job_row.state = 'REFUSED') as refused
    from job_run
    left join job_row on job_row.workspace_id = job_run.workspace_id and job_row.job_run_id = job_run.job_run_id
    where job_run.workspace_id = ${workspaceId} and job_run.job_run_id = any(${[...jobIds]}::bigint[])
    group by job_run.job_run_id, job_run.state`.execute(trx);
  return new Map(rows.map(({ jobId, ...outcome }) => [jobId, outcome]));
}

const entries = (trx: Trx, workspaceId: Id, where: RawBuilder<SqlBool>) =>
  trx
    .selectFrom('audit_entry')
    .where('audit_entry.workspace_id', '=', workspaceId)
    .where(where)
    .select([
      'audit_entry.audit_id as id',
      'audit_entry.audit_time as time',
      'audit_entry.action',
      'audit_entry.actor_id as actorId',
      nameOf(workspaceId, sql`audit_entry.actor_id`).as('actorName'),
      'audit_entry.subject_id as subjectId',
      nameOf(workspaceId, sql`audit_entry.subject_id`).as('subjectName'),
      'audit_entry.details',
      sql<CallingToken | null>`audit_entry.api_token`.as('token'),
      'audit_entry.job_run_id as jobId',
      jobEntryCount(workspaceId).as('jobEntryCount'),
      outcomeOf(workspaceId).as('outcome'),
    ]);

/** Null, without a look, for what is no beginning of a job. */
const jobEntryCount = (
  workspaceId: Id,
): RawBuilder<number | null> => sql`case when audit_entry.action = 'JOB_STARTED' then (
  select count(*) from audit_entry part
  where part.workspace_id = ${workspaceId} and part.job_run_id = audit_entry.job_run_id
    and part.action not in ('JOB_STARTED', 'JOB_ENDED')) end`;

const outcomeOf = (
  workspaceId: Id,
): RawBuilder<JobOutcome | null> => sql`case when audit_entry.action = 'JOB_STARTED' then (
  select part.details from audit_entry part
  where part.workspace_id = ${workspaceId} and part.job_run_id = audit_entry.job_run_id and part.action = 'JOB_ENDED'
  limit 1) end`;

/** Null for nobody, and for those who were erased. */
const nameOf = (workspaceId: Id, userId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select person.called from ${calledPeople(workspaceId)} where person.user_id = ${userId})`;
