/** Which mails about discussions someone takes: they come until the person says otherwise. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** Questions that wait for anyone who answers for a course, and replies to one’s own questions. */
export type DiscussionTopic = 'questions' | 'replies';

const columns = { questions: 'questions_stopped_time', replies: 'replies_stopped_time' } as const;

/** Anyone who never stopped them takes them. */
const takes = (stopped: Date | null | undefined): boolean => (stopped ?? null) === null;

export async function readDiscussionMails(trx: Trx, userId: Id): Promise<Readonly<Record<DiscussionTopic, boolean>>> {
  const row = await trx
    .selectFrom('discussion_mail_state')
    .select(['discussion_mail_state.questions_stopped_time', 'discussion_mail_state.replies_stopped_time'])
    .where('discussion_mail_state.workspace_id', '=', workspaceOf(trx))
    .where('discussion_mail_state.user_id', '=', userId)
    .executeTakeFirst();
  return { questions: takes(row?.questions_stopped_time), replies: takes(row?.replies_stopped_time) };
}

/** False when there is no such person. */
export async function setDiscussionMails(
  trx: Trx,
  userId: Id,
  { topic, on, now }: { readonly topic: DiscussionTopic; readonly on: boolean; readonly now: Date },
): Promise<boolean> {
  const column = sql.ref(columns[topic]);
  const { numAffectedRows } = await sql`
    insert into discussion_mail_state (workspace_id, user_id, ${column})
    select app_user.workspace_id, app_user.user_id, ${on ? null : now}::timestamptz from app_user
    where app_user.workspace_id = ${workspaceOf(trx)} and app_user.user_id = ${userId}
    on conflict on constraint discussion_mail_state_pkey do update set ${column} = ${sql.ref(`excluded.${columns[topic]}`)}`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}
