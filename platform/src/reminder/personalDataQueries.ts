import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** When the person was last reminded of what is due, and when they said that no more reminders come by mail. */
export const readReminders = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('reminder_state')
    .where('reminder_state.workspace_id', '=', workspaceId)
    .where('reminder_state.user_id', '=', userId)
    .select(['reminder_state.reminded_time as remindedTime', 'reminder_state.stopped_time as stoppedTime'])
    .execute();

/** Whether and when mails tell the person of discussions. */
export const readDiscussionMails = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('discussion_mail_state')
    .where('discussion_mail_state.workspace_id', '=', workspaceId)
    .where('discussion_mail_state.user_id', '=', userId)
    .select([
      'discussion_mail_state.told_time as toldTime',
      'discussion_mail_state.questions_stopped_time as questionsStoppedTime',
      'discussion_mail_state.replies_stopped_time as repliesStoppedTime',
    ])
    .execute();
