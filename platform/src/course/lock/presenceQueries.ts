/** Who has a course open, and who asks for its lock: by the clock of the database (BEY-08). */
import { sql } from 'kysely';
import { actingAccounts } from '../../db/accounts.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { IsoTime } from '../../content/content.ts';
import type { Id } from '../../shared/id.ts';
import type { LockHolder } from './lockQueries.ts';

/** What the holder of the lock said to who asks for it: in about five minutes, or no. */
export type LockRequestAnswer = 'SOON' | 'DECLINED';

/** Someone asks for the lock. */
export interface LockRequest {
  readonly askTime: IsoTime;
  /** Null while the holder said nothing. */
  readonly answer: LockRequestAnswer | null;
}

export interface PresentPerson extends LockHolder {
  readonly request: LockRequest | null;
}

/** Who is not heard of for this long has gone. */
const presenceLife = sql`interval '30 seconds'`;

/** What was answered is not asked again before. */
const answerStands = sql`interval '5 minutes'`;

/** More people are not told of. */
const mostPeople = 50;

/** Writes that someone is there. What they asked before they were gone for a while is forgotten, unless it was answered just now. */
export async function notePresence(trx: Trx, courseId: Id, userId: Id): Promise<void> {
  await sql`
    insert into course_presence as p (workspace_id, course_id, user_id, seen_time)
    values (${workspaceOf(trx)}, ${courseId}, ${userId}, clock_timestamp())
    on conflict (workspace_id, course_id, user_id) do update set
      seen_time = clock_timestamp(),
      ask_time = case when p.seen_time > clock_timestamp() - ${presenceLife}
        or p.answer_time > clock_timestamp() - ${answerStands} then p.ask_time end`.execute(trx);
}

/** Asks for the lock. One request at a time: an open one stays as it is, and one that was answered just now is not asked again. */
export async function noteRequest(trx: Trx, courseId: Id, userId: Id): Promise<void> {
  await presenceOf(trx, courseId, userId)
    .set({ ask_time: sql<Date>`clock_timestamp()`, answer: null, answer_time: null })
    .where(sql<boolean>`(ask_time is null or answer_time <= clock_timestamp() - ${answerStands})`)
    .execute();
}

/** Forgets a request: it was granted. */
export async function forgetRequest(trx: Trx, courseId: Id, userId: Id): Promise<void> {
  await presenceOf(trx, courseId, userId)
    .set({ ask_time: null, answer: null, answer_time: null })
    .where('course_presence.ask_time', 'is not', null)
    .execute();
}

/** Answers a request in the name of `holderId`; nothing unless they hold the lock and it was asked for. */
export async function answerRequest(
  trx: Trx,
  courseId: Id,
  { userId, holderId, answer }: { readonly userId: Id; readonly holderId: Id; readonly answer: LockRequestAnswer },
): Promise<void> {
  await presenceOf(trx, courseId, userId)
    .set({ answer, answer_time: sql<Date>`clock_timestamp()` })
    .where('course_presence.ask_time', 'is not', null)
    .where(
      sql<boolean>`exists (select from course where course.workspace_id = course_presence.workspace_id
        and course.course_id = course_presence.course_id and course.lock_user_id = ${holderId}
        and course.lock_until > clock_timestamp())`,
    )
    .execute();
}

/** Writes that someone has left. */
export async function removePresence(trx: Trx, courseId: Id, userId: Id): Promise<void> {
  await presenceOf(trx, courseId, userId)
    .set({ seen_time: sql<Date>`clock_timestamp() - ${presenceLife}` })
    .execute();
}

/** Everyone who is there now. */
export async function findPresent(trx: Trx, courseId: Id): Promise<readonly PresentPerson[]> {
  const rows = await trx
    .selectFrom('course_presence')
    .innerJoin(actingAccounts().as('present'), (join) =>
      join
        .onRef('present.workspace_id', '=', 'course_presence.workspace_id')
        .onRef('present.user_id', '=', 'course_presence.user_id'),
    )
    .select([
      'present.user_id',
      'present.name',
      'present.username',
      'course_presence.ask_time',
      'course_presence.answer',
    ])
    .where('course_presence.workspace_id', '=', workspaceOf(trx))
    .where('course_presence.course_id', '=', courseId)
    .where('course_presence.seen_time', '>', sql<Date>`clock_timestamp() - ${presenceLife}`)
    // Who asks is told of first, in the order of asking.
    .orderBy('course_presence.ask_time')
    .orderBy('present.user_id')
    .limit(mostPeople)
    .execute();
  return rows.map(({ user_id: id, name, username, ask_time: askTime, answer }) => ({
    id,
    name,
    username,
    request: askTime === null ? null : { askTime: askTime.toISOString(), answer },
  }));
}

const presenceOf = (trx: Trx, courseId: Id, userId: Id) =>
  trx
    .updateTable('course_presence')
    .where('course_presence.workspace_id', '=', workspaceOf(trx))
    .where('course_presence.course_id', '=', courseId)
    .where('course_presence.user_id', '=', userId);
