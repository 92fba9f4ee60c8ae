import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** What the person completed in courses that were deleted since. */
export const readCompletionRecords = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('completion_record')
    .where('completion_record.workspace_id', '=', workspaceId)
    .where('completion_record.user_id', '=', userId)
    .select([
      'completion_record.course_id as courseId',
      'completion_record.course_name as courseName',
      'completion_record.score_percent as scorePercent',
      'completion_record.finish_time as finishTime',
    ])
    .orderBy('completion_record.finish_time')
    .execute();

export const readCoursesMade = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('course')
    .where('course.workspace_id', '=', workspaceId)
    .where('course.created_by', '=', userId)
    .select(['course.course_id as id', 'course.name', 'course.create_time as createTime'])
    .orderBy('course.course_id')
    .execute();

/** When the person saved which course; what they wrote is the workspace's. */
export const readCourseSaves = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('stored_revision')
    .where('stored_revision.workspace_id', '=', workspaceId)
    .where('stored_revision.created_by', '=', userId)
    .select([
      'stored_revision.course_id as courseId',
      'stored_revision.version',
      'stored_revision.create_time as time',
      'stored_revision.forced',
      'stored_revision.auto_save as autoSave',
    ])
    .orderBy('stored_revision.course_id')
    .orderBy('stored_revision.version')
    .execute();

/** What the person kept for other authors; what stands in it is the workspace's. */
export const readSavedSections = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('saved_section')
    .where('saved_section.workspace_id', '=', workspaceId)
    .where('saved_section.created_by', '=', userId)
    .select(['saved_section.saved_section_id as id', 'saved_section.name', 'saved_section.create_time as createTime'])
    .orderBy('saved_section.create_time')
    .orderBy('saved_section.saved_section_id')
    .execute();

export async function releaseLocks(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  await trx
    .updateTable('course')
    .set({ lock_user_id: null, lock_until: null })
    .where('course.workspace_id', '=', workspaceId)
    .where('course.lock_user_id', '=', userId)
    .execute();
}
