import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface HostWorkspace {
  readonly workspaceId: number;
  /** True while the host is only reserved: somebody registered there and has not signed in yet (OP-48). */
  readonly isReserved: boolean;
}

/** The workspace registered for a host name, or null. The only question that may be asked before a workspace is known. */
export async function findWorkspaceOfHost(db: Database, hostname: string): Promise<HostWorkspace | null> {
  const { rows } = await sql<{ workspace_id: number; is_reserved: boolean }>`
    select found.workspace_id, found.is_reserved from workspace_of_host(${hostname}) as found`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { workspaceId: row.workspace_id, isReserved: row.is_reserved };
}
