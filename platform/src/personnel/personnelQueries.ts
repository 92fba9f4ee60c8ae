import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { JobRunKey } from '../job/jobRunQueries.ts';
import type { KnownPerson } from './personnelSyncRules.ts';

/** Everyone of a workspace: those with an account, and those who were added and have none. */
export async function findKnownPeople(trx: Trx, workspaceId: Id): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select app_user.user_id as "userId", app_user.username_key as "addressKey", app_user.role_admin as admin,
      app_user.left_time is not null as "isOut"
    from app_user where app_user.workspace_id = ${workspaceId}
    union all
    select invitation.user_id, invitation.username_key, false, invitation.revoked_time is not null
    from invitation
    where invitation.workspace_id = ${workspaceId} and invitation.accepted_time is null and not exists (
      select from app_user where app_user.workspace_id = invitation.workspace_id
        and app_user.username_key = invitation.username_key)`.execute(trx);
  return rows;
}

/** Anyone who has an address, with an account or added; null for nobody. */
export async function findKnownByAddress(
  trx: Trx,
  workspaceId: Id,
  address: string,
): Promise<Pick<KnownPerson, 'userId' | 'isOut'> | null> {
  const { rows } = await sql<Pick<KnownPerson, 'userId' | 'isOut'>>`
    select app_user.user_id as "userId", app_user.left_time is not null as "isOut" from app_user
    where app_user.workspace_id = ${workspaceId} and app_user.username_key = address_key(${address})
    union all
    select invitation.user_id, invitation.revoked_time is not null from invitation
    where invitation.workspace_id = ${workspaceId} and invitation.username_key = address_key(${address})
      and invitation.accepted_time is null
    limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** How many rows of a job came to each outcome, by its code. */
export async function countOutcomes(trx: Trx, { workspaceId, runId }: JobRunKey): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('job_row')
    .where('job_row.workspace_id', '=', workspaceId)
    .where('job_row.job_run_id', '=', runId)
    .select((eb) => [eb.fn.coalesce('job_row.code', sql<string>`''`).as('code'), eb.fn.countAll<number>().as('count')])
    .groupBy('job_row.code')
    .execute();
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** Whether a sync of this workspace has not ended. */
export async function isSyncRunning(trx: Trx, workspaceId: Id, kind: string): Promise<boolean> {
  const row = await trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.kind', '=', kind)
    .where('job_run.end_time', 'is', null)
    .select('job_run.job_run_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Personnel systems that are synced every night, of all workspaces. Call outside of transactions. */
export async function findNightlySyncs(db: Database): Promise<readonly { workspaceId: Id; integrationId: Id }[]> {
  const { rows } = await sql<{ workspaceId: Id; integrationId: Id }>`
    select workspace_id as "workspaceId", integration_id as "integrationId" from integrations_to_sync()`.execute(db);
  return rows;
}
