import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { CourseRecord } from '../courseRecord.ts';
import type { Id } from '../../shared/id.ts';

export interface OutdatedAutoSaves {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly versions: readonly number[];
}

/** Auto-saves of all workspaces that nothing but an answer keeps, by course, the oldest of all first. Call outside of transactions. */
export async function findOutdatedAutoSaves(
  db: Database,
  before: { readonly supersededBefore: Date; readonly lastBefore: Date; readonly most: number },
): Promise<readonly OutdatedAutoSaves[]> {
  const { rows } = await sql<OutdatedAutoSaves>`
    select workspace_id as "workspaceId", course_id as "courseId", array_agg(version::integer) as versions
    from outdated_auto_saves(${before.supersededBefore}, ${before.lastBefore}, ${before.most}::integer)
    group by workspace_id, course_id`.execute(db);
  return rows;
}

type Course = Pick<CourseRecord, 'id' | 'workspaceId'>;

/** Marks those of the revisions that an answer names, so that nobody asks again; answers their versions. */
export async function keepAnsweredRevisions(
  trx: Trx,
  course: Course,
  versions: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ version: number }>`
    update stored_revision set answered = true
    where stored_revision.workspace_id = ${course.workspaceId} and stored_revision.course_id = ${course.id}
      and stored_revision.version = any(${[...versions]}::bigint[]) and stored_revision.version in (
        select answer_submission.course_version
        from user_course
        join answer_submission on answer_submission.workspace_id = user_course.workspace_id
          and answer_submission.user_course_id = user_course.user_course_id
        where user_course.workspace_id = ${course.workspaceId} and user_course.course_id = ${course.id}
        union
        select answer.course_version
        from user_course
        join answer on answer.workspace_id = user_course.workspace_id and answer.user_course_id = user_course.user_course_id
        where user_course.workspace_id = ${course.workspaceId} and user_course.course_id = ${course.id})
    returning stored_revision.version`.execute(trx);
  return new Set(rows.map((row) => row.version));
}

export async function deleteRevisions(trx: Trx, course: Course, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) {
    return;
  }
  await trx
    .deleteFrom('stored_revision')
    .where('stored_revision.workspace_id', '=', course.workspaceId)
    .where('stored_revision.course_id', '=', course.id)
    .where(sql<boolean>`stored_revision.version = any(${[...versions]}::bigint[])`)
    .execute();
}

/**
 * Deletes the modules that no revision of the course names. The course must be locked. Every revision is read once: a search of all of them
 * for each module takes longer than a statement may in a course that was saved some thousand times.
 */
export async function deleteUnusedModules(trx: Trx, course: Course): Promise<void> {
  await sql`
    delete from outline_module
    where outline_module.workspace_id = ${course.workspaceId} and outline_module.course_id = ${course.id}
      and outline_module.hash = any(array(
        select stored.hash from outline_module stored
        where stored.workspace_id = ${course.workspaceId} and stored.course_id = ${course.id}
        except
        select named.hash from stored_revision cross join unnest(stored_revision.modules) named (hash)
        where stored_revision.workspace_id = ${course.workspaceId} and stored_revision.course_id = ${course.id}))`.execute(
    trx,
  );
}
