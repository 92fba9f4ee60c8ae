import { sql } from 'kysely';
import { withAddress } from '../../content/replacedAddress.ts';
import type { Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
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

/** Puts another file in the place of one in the saved sections of a workspace, by the last parts of their addresses. */
export async function replaceInSavedSections(
  trx: Trx,
  workspaceId: Id,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('saved_section')
    .select(['saved_section.saved_section_id', 'saved_section.body'])
    .where('saved_section.workspace_id', '=', workspaceId)
    .where(sql<boolean>`position(${from}::text in saved_section.body::text) > 0`)
    .orderBy('saved_section.saved_section_id')
    .forUpdate()
    .execute();
  for (const { saved_section_id: id, body } of rows) {
    await trx
      .updateTable('saved_section')
      .set({ body: json(withAddress(body, from, to)) })
      .where('saved_section.workspace_id', '=', workspaceId)
      .where('saved_section.saved_section_id', '=', id)
      .execute();
  }
}
