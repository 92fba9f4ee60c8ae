import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** What the person had done later, such as an import; without its report, which is about others. */
export const readJobs = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.actor_id', '=', userId)
    .select(['job_run.kind', 'job_run.state', 'job_run.created_time as createdTime', 'job_run.end_time as endTime'])
    .orderBy('job_run.created_time')
    .execute();

/**
 * Reports of jobs keep their rows, so that their counts stay true, and say no more whom they were about, nor who had a course open that they left
 * as it was.
 */
export async function forgetJobRows(trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<void> {
  await trx
    .updateTable('job_row')
    .set({ subject: '', subject_id: null, input: json({}), params: json({}) })
    .where('job_row.workspace_id', '=', workspaceId)
    .where(sql<boolean>`(job_row.subject_id = ${userId} or job_row.subject_key = address_key(${username}))`)
    .execute();
  await trx
    .updateTable('job_row')
    .set({ params: sql<string>`job_row.params - 'lockedBy'` })
    .where('job_row.workspace_id', '=', workspaceId)
    .where(sql<boolean>`job_row.params -> 'lockedBy' ->> 'id' = ${String(userId)}`)
    .execute();
}
