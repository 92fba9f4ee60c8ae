import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** How long a workspace keeps things, in months; null for good. */
export interface RetentionSettings {
  readonly factMonths: number | null;
  readonly auditMonths: number;
  readonly inactiveAccountMonths: number | null;
}

export interface StoredRetention extends RetentionSettings {
  readonly updateTime: Date;
}

/** What the admins said; null for as long as they said nothing. Locked until the transaction ends where it is to be changed. */
export async function findRetention(
  trx: Trx,
  { forUpdate }: { readonly forUpdate: boolean } = { forUpdate: false },
): Promise<StoredRetention | null> {
  const row = await trx
    .selectFrom('retention')
    .where('retention.workspace_id', '=', workspaceOf(trx))
    .select([
      'retention.fact_months as factMonths',
      'retention.audit_months as auditMonths',
      'retention.inactive_account_months as inactiveAccountMonths',
      'retention.update_time as updateTime',
    ])
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** From when on facts are kept one by one; null as long as none were forgotten. */
export async function findFactsKeptFrom(trx: Trx): Promise<Date | null> {
  const row = await trx
    .selectFrom('facts_counted')
    .where('facts_counted.workspace_id', '=', workspaceOf(trx))
    .select('facts_counted.kept_from as keptFrom')
    .executeTakeFirst();
  return row?.keptFrom ?? null;
}

export async function upsertRetention(
  trx: Trx,
  { factMonths, auditMonths, inactiveAccountMonths, updateTime }: StoredRetention,
): Promise<void> {
  const values = {
    fact_months: factMonths,
    audit_months: auditMonths,
    inactive_account_months: inactiveAccountMonths,
    update_time: updateTime,
  };
  await trx
    .insertInto('retention')
    .values({ workspace_id: workspaceOf(trx), ...values })
    .onConflict((conflict) => conflict.constraint('retention_pkey').doUpdateSet(values))
    .execute();
}

/** Workspaces that said something. Call outside of transactions. */
export async function findWorkspacesWithRetention(db: Database): Promise<readonly Id[]> {
  const { rows } = await sql<{ id: Id }>`select workspace_id as id from workspaces_with_retention()`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets up to `most` facts by the settings; answers how many rows it deleted. */
export async function forgetFacts(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select forget_facts(${workspaceOf(trx)}, ${now}, ${most}::integer) as removed`.execute(trx);
  return rows[0]?.removed ?? 0;
}

/** What {@link forgetFacts} would forget: by the same limit, as counted by month, so that it costs the same however many there are. */
export async function countForgettableFacts(
  trx: Trx,
  months: number | null,
  now: Date,
): Promise<{ readonly before: Date | null; readonly count: number }> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ before: Date | null; count: number }>`
    select cut.before, (
      select coalesce(sum(facts_by_month.fact_count), 0)::bigint from facts_by_month
      where facts_by_month.workspace_id = ${workspaceId} and facts_by_month.month < (cut.before at time zone 'UTC')::date
        and facts_by_month.month >= coalesce((
          select (facts_counted.kept_from at time zone 'UTC')::date from facts_counted
          where facts_counted.workspace_id = ${workspaceId}), '-infinity')) as count
    from (select facts_kept_from(${months}::integer, ${now}) as before) as cut`.execute(trx);
  return rows[0] ?? { before: null, count: 0 };
}

/** Audit entries that housekeeping would remove by these settings. */
export async function countOutdatedAudit(
  trx: Trx,
  months: number,
  now: Date,
): Promise<{ readonly before: Date; readonly count: number }> {
  const { rows } = await sql<{ before: Date; count: number }>`
    select cut.before, (
      select count(*) from audit_entry
      where audit_entry.workspace_id = ${workspaceOf(trx)} and audit_entry.audit_time < cut.before) as count
    from (select audit_kept_from(${months}::integer, ${now}) as before) as cut`.execute(trx);
  return rows[0] ?? { before: now, count: 0 };
}
