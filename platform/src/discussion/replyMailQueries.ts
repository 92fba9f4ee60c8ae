import { sql } from 'kysely';
import { insertMails } from '../mail/order/enqueueMail.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import { getsWorkspaceWords } from '../reminder/reminderQueries.ts';
import type { Id } from '../shared/id.ts';
import { mayStillRead } from './discussionQueries.ts';

/**
 * Orders the row of a mail about a reply for anyone who asked, and notes when: where they have proven their address (the mail has words of the
 * asker's own, which nobody must send to a stranger), take such mails and may still read the thread, and
 * were not told of it by mail since `before`. Answers its id, null where none goes. Call with the thread locked.
 */
export async function insertReplyMail(
  trx: Trx,
  {
    threadId,
    replyId,
    writerId,
    now,
    before,
  }: {
    readonly threadId: Id;
    readonly replyId: Id;
    readonly writerId: Id;
    readonly now: Date;
    readonly before: Date;
  },
): Promise<Id | null> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ mailId: Id }>`
    with told as (
      update discussion_thread set reply_mailed_time = ${now}::timestamptz
      from app_user, workspace, course
      where discussion_thread.workspace_id = ${workspaceId} and discussion_thread.thread_id = ${threadId}
        and (discussion_thread.reply_mailed_time is null or discussion_thread.reply_mailed_time <= ${before}::timestamptz)
        and app_user.workspace_id = discussion_thread.workspace_id and app_user.user_id = discussion_thread.user_id
        and app_user.user_id <> ${writerId} and app_user.left_time is null and app_user.email_verified_time is not null
        and workspace.workspace_id = discussion_thread.workspace_id and ${getsWorkspaceWords}
        and course.workspace_id = discussion_thread.workspace_id and course.course_id = discussion_thread.course_id
        and ${mayStillRead(now)}
        and not exists (
          select from discussion_mail_state
          where discussion_mail_state.workspace_id = app_user.workspace_id
            and discussion_mail_state.user_id = app_user.user_id and discussion_mail_state.replies_stopped_time is not null)
      returning app_user.user_id, app_user.username
    )
    ${insertMails(
      { workspaceId, kind: 'REPLY', now },
      sql`
        select told.username as recipient,
          jsonb_build_object('userId', told.user_id, 'threadId', ${threadId}::bigint, 'replyId', ${replyId}::bigint) as params
        from told`,
    )}`.execute(trx);
  return rows[0]?.mailId ?? null;
}
