import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { DataSubject, Rows } from '../../personalData/personalDataPart.ts';

/** What the person wrote to learners. */
export const readMessagesSent = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('learner_message')
    .innerJoin('job_run', (join) =>
      join
        .onRef('job_run.workspace_id', '=', 'learner_message.workspace_id')
        .onRef('job_run.job_run_id', '=', 'learner_message.job_run_id'),
    )
    .where('learner_message.workspace_id', '=', workspaceId)
    .where('job_run.actor_id', '=', userId)
    .select(['learner_message.subject', 'learner_message.body', 'job_run.created_time as createdTime'])
    .orderBy('job_run.created_time')
    .execute();

/** What was written to the person, unless someone else who is still there got it as well. */
export async function deleteMessagesToNobodyElse(
  trx: Trx,
  { workspaceId, userId, username }: DataSubject,
): Promise<void> {
  const isTheirs = sql`(job_row.subject_id is not distinct from ${userId} or job_row.subject_key = address_key(${username}))`;
  await sql`
    with theirs as materialized (
      select distinct job_row.job_run_id from job_row where job_row.workspace_id = ${workspaceId} and ${isTheirs})
    delete from learner_message
    where learner_message.workspace_id = ${workspaceId}
      and learner_message.job_run_id in (select theirs.job_run_id from theirs)
      and not exists (
        select from job_row
        where job_row.workspace_id = ${workspaceId} and job_row.job_run_id = learner_message.job_run_id
          and job_row.subject_key <> '' and not ${isTheirs})`.execute(trx);
}
