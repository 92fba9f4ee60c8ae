import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { DataSubject, Rows } from '../../personalData/personalDataPart.ts';

/** Enrolments that wait until the person has proven their address. */
export const readWaitingEnrolments = (trx: Trx, { workspaceId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .select([
      'waiting_enrolment.username',
      'waiting_enrolment.course_id as courseId',
      'waiting_enrolment.due_time as dueTime',
      'waiting_enrolment.created_time as createdTime',
    ])
    .execute();

export async function deleteWaitingEnrolments(trx: Trx, { workspaceId, username }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .execute();
}
