/** Statements that store content. Every one takes the transaction of its use case. */
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { Id, LectureBody } from './content.ts';
import type { KnownIds } from './identityRules.ts';

/** Rows per insert: far below the most parameters of a statement. */
const INSERT_ROWS = 1000;

/** `count` new ids, ascending, in one query. */
export async function nextIds(trx: Trx, count: number): Promise<readonly Id[]> {
  if (count === 0) return [];
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

/** Ids of everything that any revision of a course ever had; for the rare save that brings back what was removed. */
export async function findIdsOfAllRevisions(trx: Trx, courseId: Id): Promise<KnownIds> {
  const { rows } = await sql<{ kind: keyof KnownIds; id: Id }>`
    with module as (
      select module.value as node from course_revision revision, jsonb_array_elements(revision.outline -> 'modules') module
      where revision.course_id = ${courseId}
    ), lecture as (
      select lecture.value as node from module, jsonb_array_elements(module.node -> 'lectures') lecture
    ), body as (
      select lecture_body.body from lecture_body
      where lecture_body.hash in (select lecture.node ->> 'bodyHash' from lecture)
    )
    select 'module' as kind, (module.node ->> 'id')::bigint as id from module
    union select 'lecture', (lecture.node ->> 'id')::bigint from lecture
    union select 'question', (question ->> 'id')::bigint from lecture, jsonb_array_elements(lecture.node -> 'questions') question
    union select 'gamificationItem', (item ->> 'id')::bigint
      from course_revision revision, jsonb_array_elements(revision.outline -> 'gamificationItems') item
      where revision.course_id = ${courseId}
    union select 'section', section.id::bigint
      from body, jsonb_path_query(body.body, '$.sections[*].** ? (exists(@.questionIds)).id') section(id)
  `.execute(trx);
  const of = (kind: keyof KnownIds): ReadonlySet<Id> =>
    new Set(rows.filter((row) => row.kind === kind).map((row) => row.id));
  return {
    module: of('module'),
    lecture: of('lecture'),
    section: of('section'),
    question: of('question'),
    gamificationItem: of('gamificationItem'),
  };
}
