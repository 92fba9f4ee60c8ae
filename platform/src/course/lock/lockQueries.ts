/** Lock, unlock and who holds it: one conditional statement each, by the clock of the database (OP-16). */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { IsoTime } from '../../content/content.ts';
import type { Id } from '../../shared/id.ts';
import { actingAccounts } from '../../db/accounts.ts';

/** Who holds a lock, for people. */
export interface LockHolder {
  readonly id: Id;
  readonly name: string;
  readonly username: string;
}

export interface HeldLock {
  readonly lockedBy: LockHolder;
  readonly lockedUntil: IsoTime;
}

/** A lock ends this long after its last renewal. */
const LOCK_LIFE = sql`interval '30 seconds'`;

/**
 * Takes or renews the lock. Null when another holds it (and `force` is false). The token rises unless the caller has held the
 * lock without a break.
 */
export async function takeLock(
  trx: Trx,
  courseId: Id,
  userId: Id,
  force: boolean,
): Promise<{ token: number; until: IsoTime } | null> {
  const row = await trx
    .updateTable('course')
    .set({
      lock_token: sql<number>`case when course.lock_user_id = ${userId} and course.lock_until > clock_timestamp()
        then course.lock_token else course.lock_token + 1 end`,
      lock_user_id: userId,
      lock_until: sql<Date>`clock_timestamp() + ${LOCK_LIFE}`,
    })
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .where(
      sql<boolean>`(${force} or course.lock_user_id is null or course.lock_user_id = ${userId}
        or course.lock_until <= clock_timestamp())`,
    )
    .returning(['course.lock_token', 'course.lock_until'])
    .executeTakeFirst();
  return row === undefined ? null : { token: row.lock_token, until: (row.lock_until as Date).toISOString() };
}

/** Gives the lock back: the caller's own, of the given lock token if there is one; anyone's with `force`. */
export async function releaseLock(
  trx: Trx,
  courseId: Id,
  userId: Id,
  { force, lockToken }: { readonly force: boolean; readonly lockToken: number | undefined },
): Promise<void> {
  await trx
    .updateTable('course')
    .set({ lock_user_id: null, lock_until: null })
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .where(
      sql<boolean>`(${force} or (course.lock_user_id = ${userId} and course.lock_token = coalesce(${lockToken ?? null}::bigint, course.lock_token)))`,
    )
    .execute();
}

/** Passes the lock from its holder to someone who is there and asks for it. False when they are not, or the lock is not the holder's any more. */
export async function passLock(
  trx: Trx,
  courseId: Id,
  { from, to, lockToken }: { readonly from: Id; readonly to: Id; readonly lockToken: number | undefined },
): Promise<boolean> {
  const row = await trx
    .updateTable('course')
    .set({
      lock_user_id: to,
      lock_token: sql<number>`course.lock_token + 1`,
      lock_until: sql<Date>`clock_timestamp() + ${LOCK_LIFE}`,
    })
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .where('course.lock_user_id', '=', from)
    .where('course.lock_until', '>', sql<Date>`clock_timestamp()`)
    .where(sql<boolean>`course.lock_token = coalesce(${lockToken ?? null}::bigint, course.lock_token)`)
    .where(
      sql<boolean>`exists (select from course_presence as p where p.workspace_id = course.workspace_id and p.course_id = course.course_id
        and p.user_id = ${to} and p.user_id <> ${from} and p.ask_time is not null
        and p.seen_time > clock_timestamp() - interval '30 seconds')`,
    )
    .returning('course.course_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Someone of the workspace, or a service account, as a holder of locks. */
export async function findPerson(trx: Trx, userId: Id): Promise<LockHolder> {
  const row = await trx
    .selectFrom(actingAccounts().as('holder'))
    .select(['holder.user_id', 'holder.name', 'holder.username'])
    .where('holder.workspace_id', '=', workspaceOf(trx))
    .where('holder.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id: row.user_id, name: row.name, username: row.username };
}

/** Who holds the lock now; null when nobody does. */
export async function findHolder(trx: Trx, courseId: Id): Promise<HeldLock | null> {
  const row = await trx
    .selectFrom('course')
    .innerJoin(actingAccounts().as('holder'), (join) =>
      join.onRef('holder.workspace_id', '=', 'course.workspace_id').onRef('holder.user_id', '=', 'course.lock_user_id'),
    )
    .select(['holder.user_id', 'holder.name', 'holder.username', 'course.lock_until'])
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .where('course.lock_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  if (row === undefined || row.lock_until === null) {
    return null;
  }
  return {
    lockedBy: { id: row.user_id, name: row.name, username: row.username },
    lockedUntil: row.lock_until.toISOString(),
  };
}

/** Lets go of every course that someone holds for editing, and of their places among those who have it open. */
export async function releaseLocksOf(trx: Trx, userId: Id): Promise<void> {
  const workspaceId = workspaceOf(trx);
  await trx
    .updateTable('course')
    .set({ lock_user_id: null, lock_until: null })
    .where('course.workspace_id', '=', workspaceId)
    .where('course.lock_user_id', '=', userId)
    .execute();
  await trx
    .deleteFrom('course_presence')
    .where('course_presence.workspace_id', '=', workspaceId)
    .where('course_presence.user_id', '=', userId)
    .execute();
}
