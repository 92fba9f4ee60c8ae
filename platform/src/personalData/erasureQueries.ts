import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import { removalTime } from '../file/fileQueries.ts';
import type { Person } from './personQueries.ts';
import type { Id } from '../shared/id.ts';

/**
 * Deletes everything that tells who a person is or what they did. What hangs on the account goes with it: sign-ins, consents,
 * resets, identities at providers, enrolments with answers, marks and achievements, stored replies to their requests. Facts,
 * the audit log and privacy requests keep the bare id, courses the bare id of their author.
 */
export async function deletePerson(trx: Trx, workspaceId: Id, { userId, username, name }: Person): Promise<void> {
  // While the account still says which identities are theirs.
  await trx
    .deleteFrom('external_sign_in')
    .where('external_sign_in.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`address_key(external_sign_in.email) = address_key(${username}) or exists (
        select from external_identity where external_identity.workspace_id = external_sign_in.workspace_id
          and external_identity.realm = external_sign_in.realm and external_identity.subject = external_sign_in.subject
          and external_identity.user_id = ${userId})`,
    )
    .execute();
  await deleteWords(trx, workspaceId, userId);
  await deleteRepliesNaming(trx, workspaceId, [username, name]);
  await trx
    .updateTable('course')
    .set({ lock_user_id: null, lock_until: null })
    .where('course.workspace_id', '=', workspaceId)
    .where('course.lock_user_id', '=', userId)
    .execute();
  await trx
    .updateTable('workspace')
    .set({ creator_id: null })
    .where('workspace.workspace_id', '=', workspaceId)
    .where('workspace.creator_id', '=', userId)
    .execute();
  await deleteMessagesToNobodyElse(trx, workspaceId, { userId, username });
  await forgetJobRows(trx, workspaceId, { userId, username });
  await deletePictures(trx, workspaceId, userId);
  await trx
    .deleteFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
  // After the account, which waits for whatever is being done with it at this moment: what that leaves is found here.
  await trx
    .deleteFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.user_id', '=', userId)
    .execute();
  await trx
    .deleteFrom('sign_in_attempt')
    .where('sign_in_attempt.workspace_id', '=', workspaceId)
    .where(sql<boolean>`sign_in_attempt.username = address_key(${username})`)
    .execute();
  await trx
    .deleteFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username}) or invitation.user_id = ${userId}`)
    .execute();
  await trx
    .deleteFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .execute();
  await trx
    .deleteFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.user_id', '=', userId)
    .execute();
  await trx
    .updateTable('privacy_request')
    .set({ username: null })
    .where('privacy_request.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(privacy_request.user_id = ${userId} or address_key(privacy_request.username) = address_key(${username}))`,
    )
    .execute();
  await forgetMails(trx, workspaceId, { userId, username });
}

/** The pictures that the person uploaded of themselves; what else they uploaded is the workspace's and forgets who did. */
async function deletePictures(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  await sql`
    with gone as (
      delete from file where file.workspace_id = ${workspaceId} and file.created_by = ${userId} and file.category = 'AVATAR'
      returning file.*)
    insert into file_removal (workspace_id, store_key, due_time)
    select gone.workspace_id, gone.store_key, ${removalTime(sql<Date>`now()`)} from gone`.execute(trx);
}

/** That mails were sent stays for a week, without to whom: a trial that erases whom it invited may not invite others instead. */
async function forgetMails(
  trx: Trx,
  workspaceId: Id,
  { userId, username }: Pick<Person, 'userId' | 'username'>,
): Promise<void> {
  await trx
    .updateTable('mail')
    .set({ recipient: '', params: json({}), rendered: null, done_time: sql<Date>`coalesce(mail.done_time, now())` })
    .where('mail.workspace_id', '=', workspaceId)
    .where(sql<boolean>`mail.recipient_key = address_key(${username}) or mail.params ->> 'userId' = ${String(userId)}`)
    .execute();
}

/**
 * Replies to other people's requests that are kept to be repeated, where a text of them is the name or the address: to repeat such
 * a request would tell the name again. Those of learners never name others, and are too many to be looked through.
 */
async function deleteRepliesNaming(trx: Trx, workspaceId: Id, texts: readonly (string | null)[]): Promise<void> {
  for (const text of texts) {
    if (text !== null) {
      await trx
        .deleteFrom('idempotency_key')
        .where('idempotency_key.workspace_id', '=', workspaceId)
        .where('idempotency_key.user_id', 'in', (eb) =>
          eb
            .selectFrom('app_user')
            .where('app_user.workspace_id', '=', workspaceId)
            .where((is) =>
              is.or([
                is('app_user.role_admin', '=', true),
                is('app_user.create_course', '=', true),
                is('app_user.create_voucher', '=', true),
              ]),
            )
            .select('app_user.user_id'),
        )
        .where(sql<boolean>`position(lower(to_json(${text}::text)::text) in lower(idempotency_key.response::text)) > 0`)
        .execute();
    }
  }
}

/** What was written to the person, unless someone else who is still there got it as well. */
async function deleteMessagesToNobodyElse(
  trx: Trx,
  workspaceId: Id,
  { userId, username }: Pick<Person, 'userId' | 'username'>,
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

/** Reports of jobs keep their rows, so that their counts stay true, and say no more whom they were about. */
async function forgetJobRows(
  trx: Trx,
  workspaceId: Id,
  { userId, username }: Pick<Person, 'userId' | 'username'>,
): Promise<void> {
  await trx
    .updateTable('job_row')
    .set({ subject: '', subject_id: null, input: json({}), params: json({}) })
    .where('job_row.workspace_id', '=', workspaceId)
    .where(sql<boolean>`(job_row.subject_id = ${userId} or job_row.subject_key = address_key(${username}))`)
    .execute();
}

/** Removes what someone wrote in discussions. A question that others replied to keeps its place, without its words. */
async function deleteWords(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  // Their threads and those they replied in, locked as anyone who writes there locks them.
  await sql`
    select from discussion_thread where workspace_id = ${workspaceId} and (user_id = ${userId} or thread_id in (
      select thread_id from discussion_post where workspace_id = ${workspaceId} and user_id = ${userId}))
    order by thread_id for update`.execute(trx);
  await sql`
    with gone as (
      delete from discussion_post
      where workspace_id = ${workspaceId} and user_id = ${userId} and not opening
      returning thread_id
    )
    update discussion_thread set reply_count = reply_count - counted.count
    from (select thread_id, count(*)::integer as count from gone group by thread_id) as counted
    where discussion_thread.workspace_id = ${workspaceId} and discussion_thread.thread_id = counted.thread_id`.execute(
    trx,
  );
  await sql`
    delete from discussion_thread where workspace_id = ${workspaceId} and user_id = ${userId} and reply_count = 0`.execute(
    trx,
  );
  await sql`
    update discussion_report set settled_time = now(), outcome = 'DELETED'
    where workspace_id = ${workspaceId} and settled_time is null and post_id in (
      select post_id from discussion_post where workspace_id = ${workspaceId} and user_id = ${userId})`.execute(trx);
  await sql`
    update discussion_post set text = '', deleted_time = coalesce(deleted_time, now()), hidden_time = null, hidden_reason = null
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(trx);
  await sql`
    update discussion_thread set title = '' where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(trx);
}
