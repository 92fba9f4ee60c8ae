import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { Outline } from './content.ts';
import { loadLectureBodies } from './contentQueries.ts';
import { unfinishedFields } from './unfinishedRules.ts';

/** The fields of stored content that its author has not finished (OP-230), as {@link unfinishedFields} names them; every lecture is read. */
export async function findUnfinished(trx: Trx, workspaceId: Id, outline: Outline): Promise<readonly string[]> {
  const hashes = outline.modules.flatMap(({ lectures }) => lectures.map(({ bodyHash }) => bodyHash));
  return unfinishedFields(outline, await loadLectureBodies(trx, workspaceId, hashes));
}
