/** What people are still to be told of courses that someone else enrolled them in, and which mail tells of it. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { getsWorkspaceWords } from '../../reminder/reminderQueries.ts';
import type { Id } from '../../shared/id.ts';

/** A course that someone was enrolled in, and by whom. */
export interface UnnotifiedEnrolment {
  readonly courseId: Id;
  readonly name: string;
  readonly dueTime: Date | null;
  /** Null where they have no account any more. */
  readonly actorName: string | null;
}

/** Keeps that the learner of a user course is to be told who enrolled them. */
export async function insertNotice(
  trx: Trx,
  { userCourseId, actorId, now }: { readonly userCourseId: Id; readonly actorId: Id; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('enrolment_notice')
    .values({ workspace_id: workspaceOf(trx), user_course_id: userCourseId, actor_id: actorId, created_time: now })
    .onConflict((conflict) => conflict.constraint('enrolment_notice_pkey').doNothing())
    .execute();
}

/** User courses that a person was not told of yet, with the name of each course; what is due first comes first. Nobody else tells of them. */
export async function lockUnnotified(
  trx: Trx,
  userId: Id,
): Promise<readonly { readonly userCourseId: Id; readonly name: string }[]> {
  const { rows } = await sql<{ userCourseId: Id; name: string }>`
    select user_course.user_course_id as "userCourseId", course.name from enrolment_notice
    join user_course on user_course.workspace_id = enrolment_notice.workspace_id
      and user_course.user_course_id = enrolment_notice.user_course_id
    join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
    where enrolment_notice.workspace_id = ${workspaceOf(trx)} and user_course.user_id = ${userId}
      and enrolment_notice.mail_id is null
    order by user_course.due_time nulls last, user_course.user_course_id
    for update of enrolment_notice`.execute(trx);
  return rows;
}

/** Says which mail tells of user courses. */
export async function markNotified(trx: Trx, userCourseIds: readonly Id[], mailId: Id): Promise<void> {
  await trx
    .updateTable('enrolment_notice')
    .set({ mail_id: mailId })
    .where('enrolment_notice.workspace_id', '=', workspaceOf(trx))
    .where('enrolment_notice.user_course_id', 'in', [...userCourseIds])
    .execute();
}

/** Forgets what no mail is to tell of. */
export async function deleteNotices(trx: Trx, userCourseIds: readonly Id[]): Promise<void> {
  await trx
    .deleteFrom('enrolment_notice')
    .where('enrolment_notice.workspace_id', '=', workspaceOf(trx))
    .where('enrolment_notice.user_course_id', 'in', [...userCourseIds])
    .execute();
}

/** Where a mail about their courses reaches someone; null where none may be sent to them, or they have stopped these mails. */
export async function findRecipient(trx: Trx, userId: Id): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`
    select app_user.username from app_user
    join workspace on workspace.workspace_id = app_user.workspace_id
    left join reminder_state on reminder_state.workspace_id = app_user.workspace_id
      and reminder_state.user_id = app_user.user_id
    where app_user.workspace_id = ${workspaceOf(trx)} and app_user.user_id = ${userId} and app_user.left_time is null
      and reminder_state.stopped_time is null and ${getsWorkspaceWords}`.execute(trx);
  return rows[0]?.username ?? null;
}

/** What a mail tells of, what is due first; without what has ended since. */
export async function listNotifiedBy(trx: Trx, mailId: Id): Promise<readonly UnnotifiedEnrolment[]> {
  const { rows } = await sql<UnnotifiedEnrolment>`
    select user_course.course_id as "courseId", course.name, user_course.due_time as "dueTime", actor.name as "actorName"
    from enrolment_notice
    join user_course on user_course.workspace_id = enrolment_notice.workspace_id
      and user_course.user_course_id = enrolment_notice.user_course_id
    join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
    left join app_user actor on actor.workspace_id = enrolment_notice.workspace_id
      and actor.user_id = enrolment_notice.actor_id
    where enrolment_notice.workspace_id = ${workspaceOf(trx)} and enrolment_notice.mail_id = ${mailId}
      and user_course.finish_time is null
    order by user_course.due_time nulls last, user_course.user_course_id`.execute(trx);
  return rows;
}
