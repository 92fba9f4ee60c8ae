import { sql } from 'kysely';
import { inWorkspace, type Database } from '../db/database.ts';
import { findWorkspaceOfHost } from './hostQueries.ts';
import { profileNameOf } from './hostRules.ts';

/** Title of a trial workspace until its creator gives it one. */
export const trialTitle = 'New workspace';

/**
 * Reserves a UUID host for whoever registers there first, and answers its workspace. Of two at once one reserves and both get the
 * same workspace. What nobody takes into use within a day is removed again by `remove_outdated` (OP-48).
 */
export async function reserveHost(db: Database, hostname: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('lectern_id') as id`.execute(db);
  const workspaceId = rows[0]?.id ?? 0;
  const reserved = await inWorkspace(db, workspaceId, (trx) =>
    trx
      .insertInto('workspace')
      .values({
        workspace_id: workspaceId,
        hostname,
        trial: true,
        profile: JSON.stringify({ name: profileNameOf(hostname), title: trialTitle, lang: 'en' }),
        created_time: now,
        reserved_time: now,
      })
      .onConflict((conflict) => conflict.column('hostname').doNothing())
      .returning('workspace.workspace_id')
      .executeTakeFirst(),
  );
  const found = reserved === undefined ? await findWorkspaceOfHost(db, hostname) : null;
  return found?.workspaceId ?? workspaceId;
}
