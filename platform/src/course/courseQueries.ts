import { workspaceOf, type Trx } from '../db/database.ts';
import { courseColumns, toCourseRecord, type CourseRecord } from './courseRecord.ts';
import type { Id } from '../shared/id.ts';

/** A course without its outline, anyone who asks; null when the workspace has no such course. */
export async function findCourse(trx: Trx, courseId: Id): Promise<CourseRecord | null> {
  const row = await trx
    .selectFrom('course')
    .select(courseColumns)
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .executeTakeFirst();
  return row === undefined ? null : toCourseRecord(row);
}
