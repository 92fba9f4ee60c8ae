import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

export interface LectureState {
  readonly version: number;
  /** Null where the course had no such lecture then. */
  readonly bodyHash: string | null;
}

interface LookedAt {
  /** Kept revisions. */
  readonly mostRevisions: number;
  /** What the modules that they name take where they are stored, each once. */
  readonly mostModuleBytes: number;
}

/**
 * Which content a lecture had in the newest revisions up to a version, the newest first. Modules are stored once for all revisions that share them, so
 * that only what changed in between is looked into, and only hashes leave the database. Ends where it would be more than is to be looked at.
 */
export async function findLectureStates(
  trx: Trx,
  { courseId, lectureId, version }: { readonly courseId: Id; readonly lectureId: Id; readonly version: number },
  { mostRevisions, mostModuleBytes }: LookedAt,
): Promise<readonly LectureState[]> {
  const lecture = sql`jsonb_build_object('lecture', ${lectureId}::bigint)`;
  const { rows } = await sql<{ version: number; body_hash: string | null }>`
    with kept as materialized (
      select stored_revision.version, stored_revision.modules, stored_revision.outline
      from stored_revision
      where stored_revision.workspace_id = ${workspaceOf(trx)} and stored_revision.course_id = ${courseId}
        and stored_revision.version <= ${version}
      order by stored_revision.version desc
      limit ${mostRevisions}
    ), named as (
      select named.hash, max(kept.version) as newest
      from kept cross join unnest(kept.modules) named (hash)
      group by named.hash
    ), stored as (
      select outline_module.hash, outline_module.module, named.newest,
        sum(pg_column_size(outline_module.module)) over (order by named.newest desc, outline_module.hash) as bytes
      from named
      join outline_module on outline_module.workspace_id = ${workspaceOf(trx)}
        and outline_module.course_id = ${courseId} and outline_module.hash = named.hash
    ), looked_into as materialized (
      select stored.hash,
        jsonb_path_query_first(stored.module, '$.lectures[*] ? (@.id == $lecture).bodyHash', ${lecture}) #>> '{}' as body_hash
      from stored
      where stored.bytes <= ${mostModuleBytes}
    )
    select kept.version::integer, coalesce(
      jsonb_path_query_first(kept.outline, '$.modules[*].lectures[*] ? (@.id == $lecture).bodyHash', ${lecture}) #>> '{}',
      (select max(looked_into.body_hash)
        from unnest(kept.modules) named (hash) join looked_into on looked_into.hash = named.hash)) as body_hash
    from kept
    where kept.version > coalesce((select max(stored.newest) from stored where stored.bytes > ${mostModuleBytes}), 0)
    order by kept.version desc`.execute(trx);
  return rows.map((row) => ({ version: row.version, bodyHash: row.body_hash }));
}
