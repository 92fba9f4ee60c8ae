import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Which of the lecture bodies show a file, by the last part of its address. */
export async function findBodiesShowing(
  trx: Trx,
  workspaceId: Id,
  hashes: readonly string[],
  servedName: string,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('lecture_body')
    .select('lecture_body.hash')
    .where('lecture_body.workspace_id', '=', workspaceId)
    .where(sql<boolean>`lecture_body.hash = any(${[...hashes]}::text[])`)
    .where(sql<boolean>`position(${servedName}::text in lecture_body.body::text) > 0`)
    .execute();
  return rows.map(({ hash }) => hash);
}
