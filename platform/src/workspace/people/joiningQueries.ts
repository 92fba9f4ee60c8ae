/** For whom something waits until they have joined: whose address is proven, and who has access. */
import { sql, type RawBuilder } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { peopleOfGroup } from '../group/membershipQueries.ts';
import type { Id } from '../../shared/id.ts';

const joined = (workspaceId: Id): RawBuilder<unknown> => sql`
  from waiting_enrolment join app_user
    on app_user.workspace_id = waiting_enrolment.workspace_id and app_user.username_key = waiting_enrolment.username_key
  where waiting_enrolment.workspace_id = ${workspaceId}
    and app_user.email_verified_time is not null and app_user.left_time is null`;

const groupCourses = (workspaceId: Id, userId: Id): RawBuilder<unknown> => sql`
  from group_course join app_user on app_user.workspace_id = group_course.workspace_id and app_user.user_id = ${userId}
  where group_course.workspace_id = ${workspaceId}
    and app_user.email_verified_time is not null and app_user.left_time is null
    and app_user.user_id in ${peopleOfGroup(sql.ref('group_course.group_id'))}
    and not exists (select from group_course_person person
      where person.workspace_id = group_course.workspace_id and person.group_id = group_course.group_id
        and person.course_id = group_course.course_id and person.user_id = ${userId})`;

/** Whether enrolments wait for somebody who has joined, or a group of theirs takes a course that they were not brought into yet. */
export async function isAwaited(trx: Trx, userId: Id): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select ${joined(workspaceOf(trx))} and app_user.user_id = ${userId})
      or exists (select ${groupCourses(workspaceOf(trx), userId)}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** Everyone who has joined and for whom enrolments wait. */
export async function findAwaited(trx: Trx): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    select distinct app_user.user_id as "userId" ${joined(workspaceOf(trx))}`.execute(trx);
  return rows.map(({ userId }) => userId);
}
