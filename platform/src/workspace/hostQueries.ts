import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { Id } from '../shared/id.ts';

export interface HostWorkspace {
  readonly workspaceId: Id;
  /** True while the host is only reserved: someone registered there and has not signed in yet (OP-48). */
  readonly isReserved: boolean;
}

/** The workspace registered for a host name, or null. The only question that may be asked before a workspace is known. */
export async function findWorkspaceOfHost(db: Database, hostname: string): Promise<HostWorkspace | null> {
  const { rows } = await sql<{ workspace_id: number; is_reserved: boolean }>`
    select found.workspace_id, found.is_reserved from workspace_of_host(${hostname}) as found`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { workspaceId: row.workspace_id, isReserved: row.is_reserved };
}

/** An id for a workspace that is about to be made. */
export async function nextWorkspaceId(db: Database): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`select nextval('lectern_id') as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface Reservation {
  readonly workspaceId: Id;
  readonly hostname: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** Makes the reserved workspace of a host; false when the host has one already. */
export async function insertReservation(
  trx: Trx,
  { workspaceId, hostname, profile, now }: Reservation,
): Promise<boolean> {
  const row = await trx
    .insertInto('workspace')
    .values({
      workspace_id: workspaceId,
      hostname,
      trial: true,
      profile: json(profile),
      created_time: now,
      reserved_time: now,
    })
    .onConflict((conflict) => conflict.column('hostname').doNothing())
    .returning('workspace.workspace_id')
    .executeTakeFirst();
  return row !== undefined;
}
