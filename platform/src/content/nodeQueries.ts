/** Ids that a course ever had: they are never given twice, and what was removed may come back. */
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from './content.ts';
import type { NodeKind } from './draftContent.ts';
import type { KnownIds } from './identityRules.ts';

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

/** Those of the ids that the course has or once had, by their kind. */
export async function findNodes(
  trx: Trx,
  course: { readonly id: Id; readonly workspaceId: Id },
  ids: readonly Id[],
): Promise<KnownIds> {
  const rows = await trx
    .selectFrom('content_node')
    .select(['content_node.kind', 'content_node.node_id'])
    .where('content_node.workspace_id', '=', course.workspaceId)
    .where('content_node.course_id', '=', course.id)
    .where(sql<boolean>`content_node.node_id = any(${[...ids]}::bigint[])`)
    .execute();
  const of = (kind: NodeKind): ReadonlySet<Id> =>
    new Set(rows.filter((row) => row.kind === kind).map((row) => row.node_id));
  return {
    module: of('module'),
    lecture: of('lecture'),
    section: of('section'),
    question: of('question'),
    gamificationItem: of('gamificationItem'),
  };
}
