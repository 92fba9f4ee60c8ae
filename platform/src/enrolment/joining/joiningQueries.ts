/** For whom something waits until they have joined: enrolments of their address, and courses of their groups. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { toBringIn } from '../groupCourse/groupCourseQueries.ts';
import { waitingOfJoined } from '../waiting/waitingQueries.ts';

/**
 * Whether enrolments wait for someone who has joined, or a group of theirs takes a course that they were not brought into yet. Not in courses
 * that nobody can begin, here and below: each order of it would come to nothing.
 */
export async function isAwaited(
  trx: Trx,
  { userId, now }: { readonly userId: Id; readonly now: Date },
): Promise<boolean> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select ${waitingOfJoined(workspaceId, now)} and app_user.user_id = ${userId})
      or exists (select ${toBringIn(workspaceId, { now })} and app_user.user_id = ${userId}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** Everyone who has joined and for whom enrolments wait. */
export async function findAwaited(trx: Trx, now: Date): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    select distinct app_user.user_id as "userId" ${waitingOfJoined(workspaceOf(trx), now)}`.execute(trx);
  return rows.map(({ userId }) => userId);
}
