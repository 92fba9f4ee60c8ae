/** Moments at which what is held back becomes live. */
import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { Id } from '../../shared/id.ts';
import type { ScheduledGradings } from './scheduledGrading.ts';

export interface Publication {
  readonly time: Date;
  /** Who set it; null where that account is gone. */
  readonly setBy: Id | null;
  /** What was decided about earlier answers; null where nobody was asked. */
  readonly gradings: ScheduledGradings | null;
}

/** Null where nobody set a moment. */
export async function findPublication(trx: Trx, courseId: Id): Promise<Publication | null> {
  const row = await trx
    .selectFrom('course')
    .select(['course.publish_time', 'course.publish_by', 'course.publish_gradings'])
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .executeTakeFirst();
  return row === undefined || row.publish_time === null
    ? null
    : {
        time: row.publish_time,
        setBy: row.publish_by,
        gradings: row.publish_gradings as ScheduledGradings | null,
      };
}

/** Sets the moment, null for none. */
export async function setPublication(trx: Trx, courseId: Id, publication: Publication | null): Promise<void> {
  await trx
    .updateTable('course')
    .set({
      publish_time: publication?.time ?? null,
      publish_by: publication?.setBy ?? null,
      publish_gradings: publication?.gradings == null ? null : json(publication.gradings),
    })
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .execute();
}

export interface DueCourse {
  readonly workspaceId: Id;
  readonly courseId: Id;
}

/** Courses of all workspaces whose moment has come, the one that waits longest first. Call outside of transactions. */
export async function findDuePublications(db: Database, now: Date): Promise<readonly DueCourse[]> {
  const { rows } = await sql<DueCourse>`
    select workspace_id as "workspaceId", course_id as "courseId" from due_publications(${now}::timestamptz)`.execute(
    db,
  );
  return rows;
}
