import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Outline } from '../../content/content.ts';
import type { Id } from '../../shared/id.ts';

/** The whole outline of each revision of a course as the database puts it together, the oldest first. */
export async function revisionOutlines(trx: Trx, courseId: Id): Promise<readonly Outline[]> {
  const { rows } = await sql<{ outline: Outline }>`
    select course_revision.outline from course_revision
    where course_revision.workspace_id = ${workspaceOf(trx)} and course_revision.course_id = ${courseId}
    order by course_revision.version`.execute(trx);
  return rows.map(({ outline }) => outline);
}
