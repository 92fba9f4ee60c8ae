import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The workspace registered for a host name, or null. The only question that may be asked before a workspace is known. */
export async function findWorkspaceIdOfHost(db: Database, hostname: string): Promise<number | null> {
  const { rows } = await sql<{ workspace_id: number | null }>`
    select workspace_id_of_host(${hostname}) as workspace_id`.execute(db);
  return rows[0]?.workspace_id ?? null;
}
