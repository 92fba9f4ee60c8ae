import type { Trx } from '../db/database.ts';
import { rightsAt, type Viewer } from '../http/access.ts';
import type { JobRunKey } from '../job/jobRunQueries.ts';

/** Who ordered a job, with the rights that they have now; null when nobody is left who may do anything here. */
export async function findOrderer(trx: Trx, { workspaceId, runId }: JobRunKey, now: Date): Promise<Viewer | null> {
  const row = await trx
    .selectFrom('job_run')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'job_run.workspace_id')
        .onRef('app_user.user_id', '=', 'job_run.actor_id'),
    )
    .innerJoin('workspace', 'workspace.workspace_id', 'job_run.workspace_id')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('app_user.left_time', 'is', null)
    .select([
      'app_user.user_id as userId',
      'app_user.role_admin as roleAdmin',
      'workspace.trial',
      'workspace.created_time as createdTime',
    ])
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const rights = { roleAdmin: row.roleAdmin, createCourse: false, createVoucher: false, isCreator: false };
  return { userId: row.userId, ...rightsAt(rights, row, now), session: null, apiToken: null };
}
