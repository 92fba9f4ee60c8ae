/** Statements that store content. Every one takes the transaction of its use case. */
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { LectureBody } from './content.ts';
import type { Id } from '../shared/id.ts';

/** Rows per insert: far below the most parameters of a statement. */
const INSERT_ROWS = 1000;

/** `count` new ids, ascending, in one query. */
export async function nextIds(trx: Trx, count: number): Promise<readonly Id[]> {
  if (count === 0) {
    return [];
  }
  const { rows } = await sql<{ id: Id }>`
    select nextval('lectern_id') as id from generate_series(1, ${count}::integer)`.execute(trx);
  return rows.map((row) => row.id);
}

/** Stores bodies by hash; those that are stored already stay. */
export async function insertBodies(trx: Trx, workspaceId: Id, bodies: ReadonlyMap<string, LectureBody>): Promise<void> {
  const rows = [...bodies].map(([hash, body]) => ({ workspace_id: workspaceId, hash, body: json(body) }));
  for (let first = 0; first < rows.length; first += INSERT_ROWS) {
    await trx
      .insertInto('lecture_body')
      .values(rows.slice(first, first + INSERT_ROWS))
      .onConflict((conflict) => conflict.columns(['workspace_id', 'hash']).doNothing())
      .execute();
  }
}
