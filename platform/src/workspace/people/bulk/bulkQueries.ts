import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import { rsqlWhere } from '../../../http/rsql.ts';
import { insertSelectedJobRows, rowsAbout, type JobRow } from '../../../job/jobRowQueries.ts';
import type { JobRunKey } from '../../../job/jobRunQueries.ts';
import type { Id } from '../../../shared/id.ts';
import { people, personSelectors } from '../peopleQueries.ts';

/** Whether an earlier row of a job is about the same address, in any case of letters. */
export async function isReportedBefore(trx: Trx, { workspaceId, runId }: JobRunKey, row: JobRow): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with said as materialized (${rowsAbout(workspaceId, row.subject)})
    select exists (select from said where said.job_run_id = ${runId} and said.row_number < ${row.number}) as found`.execute(
    trx,
  );
  return rows[0]?.found ?? false;
}

/** Some people by id, or everyone whom a filter names without some. */
export type PeopleSelection =
  | { readonly userIds: readonly Id[] }
  | { readonly q: string; readonly exceptUserIds: readonly Id[] };

/** For {@link insertRowsOfPeople}. Throws INVALID for a filter that cannot be read. */
export function conditionOf(selection: PeopleSelection): RawBuilder<SqlBool> {
  if ('userIds' in selection) {
    return sql<SqlBool>`person.user_id = any(${[...selection.userIds]}::bigint[])`;
  }
  const { q, exceptUserIds } = selection;
  return sql<SqlBool>`${rsqlWhere(q, personSelectors)} and person.user_id <> all(${[...exceptUserIds]}::bigint[])`;
}

/** Makes a row of a job for each person that a condition names, in the order of their addresses; answers how many. */
export const insertRowsOfPeople = (trx: Trx, job: JobRunKey, condition: RawBuilder<SqlBool>): Promise<number> =>
  insertSelectedJobRows(
    trx,
    job,
    sql`
      select row_number() over (order by person.username_key) as row_number, person.username as subject,
        person.user_id as subject_id, '{}'::jsonb as input
      from ${people(job.workspaceId)} where ${condition}`,
  );

/** Takes someone out who was added and has no account; false when there is an account by now, or nobody any more. */
export async function removeWaitingPerson(trx: Trx, workspaceId: Id, userId: Id): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from invitation where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId}
      and invitation.accepted_time is null and not exists (
        select from app_user where app_user.workspace_id = invitation.workspace_id
          and app_user.username_key = invitation.username_key)`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}
