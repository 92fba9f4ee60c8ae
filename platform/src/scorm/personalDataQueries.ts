import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';
import type { Id } from '../shared/id.ts';

/** SCORM packages that the person uploaded; what stands in them is the workspace's. */
export const readPackagesUploaded = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('scorm_package')
    .where('scorm_package.workspace_id', '=', workspaceId)
    .where('scorm_package.created_by', '=', userId)
    .select([
      'scorm_package.package_id as id',
      'scorm_package.title',
      'scorm_package.course_id as courseId',
      'scorm_package.create_time as createTime',
    ])
    .orderBy('scorm_package.create_time')
    .execute();

export const findScorm = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('scorm_state')
    .where('scorm_state.workspace_id', '=', workspaceId)
    .where(sql<boolean>`scorm_state.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'scorm_state.user_course_id as enrolmentId',
      'scorm_state.lecture_id as lectureId',
      'scorm_state.package_id as packageId',
      'scorm_state.item_id as itemId',
      'scorm_state.cmi',
      'scorm_state.completion',
      'scorm_state.success',
      'scorm_state.score_scaled as scoreScaled',
      sql<number>`scorm_state.earlier_seconds + scorm_state.session_seconds`.as('totalSeconds'),
      'scorm_state.update_time as updateTime',
    ])
    .orderBy('scorm_state.update_time')
    .execute();
