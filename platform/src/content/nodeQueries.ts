/** Ids that a course ever had: they are never given twice, and what was removed may come back. */
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { NodeKind } from './draftContent.ts';
import type { KnownIds } from './identityRules.ts';
import type { Id } from '../shared/id.ts';

export interface ContentNode {
  readonly kind: NodeKind;
  readonly id: Id;
}

/** Notes nodes that are new in a course. */
export async function insertNodes(
  trx: Trx,
  course: { readonly id: Id; readonly workspaceId: Id },
  nodes: readonly ContentNode[],
): Promise<void> {
  if (nodes.length === 0) {
    return;
  }
  await sql`
    insert into content_node (workspace_id, course_id, kind, node_id)
    select ${course.workspaceId}, ${course.id}, node.kind, node.id
    from unnest(${nodes.map((node) => node.kind)}::text[], ${nodes.map((node) => node.id)}::bigint[]) node (kind, id)
  `.execute(trx);
}

/**
 * Those of the ids that the course has or once had, by their kind. Only when one was never noted are outlines read: of the revisions
 * that a server of the version before saved, during an update too.
 */
export async function findNodes(
  trx: Trx,
  course: { readonly id: Id; readonly workspaceId: Id },
  ids: readonly Id[],
): Promise<KnownIds> {
  const noted = await findNotedNodes(trx, course, ids);
  const foundIds = new Set(noted.map((node) => node.id));
  const missing = ids.filter((id) => !foundIds.has(id));
  const nodes = missing.length === 0 ? noted : [...noted, ...(await findNodesOfOutlines(trx, course, missing))];
  const of = (kind: NodeKind): ReadonlySet<Id> =>
    new Set(nodes.filter((node) => node.kind === kind).map((node) => node.id));
  return {
    module: of('module'),
    lecture: of('lecture'),
    section: of('section'),
    question: of('question'),
    gamificationItem: of('gamificationItem'),
  };
}

async function findNotedNodes(
  trx: Trx,
  course: { readonly id: Id; readonly workspaceId: Id },
  ids: readonly Id[],
): Promise<readonly ContentNode[]> {
  const rows = await trx
    .selectFrom('content_node')
    .select(['content_node.kind', 'content_node.node_id'])
    .where('content_node.workspace_id', '=', course.workspaceId)
    .where('content_node.course_id', '=', course.id)
    .where(sql<boolean>`content_node.node_id = any(${[...ids]}::bigint[])`)
    .execute();
  return rows.map((row) => ({ kind: row.kind, id: row.node_id }));
}

/** `published` was first noted by the version that notes nodes. A section of a branch stands inside another one, and has questionIds. */
async function findNodesOfOutlines(
  trx: Trx,
  course: { readonly id: Id; readonly workspaceId: Id },
  ids: readonly Id[],
): Promise<readonly ContentNode[]> {
  const { rows } = await sql<ContentNode>`
    with kept as (
      select course_revision.outline
      from course_revision
      where course_revision.workspace_id = ${course.workspaceId} and course_revision.course_id = ${course.id}
        and course_revision.published is null
    ), node (kind, id) as (
      select 'module', (found ->> 'id')::bigint from kept, jsonb_path_query(kept.outline, '$.modules[*]') found
      union
      select 'lecture', (found ->> 'id')::bigint
        from kept, jsonb_path_query(kept.outline, '$.modules[*].lectures[*]') found
      union
      select 'question', (found ->> 'id')::bigint
        from kept, jsonb_path_query(kept.outline, '$.modules[*].lectures[*].questions[*]') found
      union
      select 'gamificationItem', (found ->> 'id')::bigint
        from kept, jsonb_path_query(kept.outline, '$.gamificationItems[*]') found
      union
      select 'section', (found #>> '{}')::bigint
        from (
          select distinct lecture ->> 'bodyHash' as hash
          from kept, jsonb_path_query(kept.outline, '$.modules[*].lectures[*]') lecture
        ) used
        join lecture_body on lecture_body.workspace_id = ${course.workspaceId} and lecture_body.hash = used.hash,
          jsonb_path_query(lecture_body.body, '$.sections[*].** ? (exists(@.questionIds)).id') found
    )
    select node.kind, node.id from node where node.id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows;
}
