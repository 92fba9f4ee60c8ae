import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** Failures in a row that lock a username, and for how long (OP-09). */
export const lockoutFailures = 5;
const lockoutMinutes = 15;

export interface CountedAttempt {
  /** Whether the password may be looked at. */
  readonly allowed: boolean;
  /** Whether this attempt, should it fail, is the one that locks. */
  readonly locks: boolean;
}

/**
 * Counts an attempt to sign in as a failure before the password is looked at, and answers whether it may continue. The row of the name is
 * locked, so that many attempts at once cannot slip through together; a success takes the count back by {@link clearAttempts}. A lock
 * is not lengthened by attempts that come while it holds.
 */
export async function countAttempt(trx: Trx, workspaceId: Id, username: string, now: Date): Promise<CountedAttempt> {
  const lockedUntil = new Date(now.getTime() + lockoutMinutes * 60_000);
  await sql`
    insert into sign_in_attempt (workspace_id, username, failures, last_time)
    values (${workspaceId}, address_key(${username}), 0, ${now})
    on conflict (workspace_id, username) do nothing`.execute(trx);
  const { rows } = await sql<CountedAttempt>`
    with known as (
      select sign_in_attempt.workspace_id, sign_in_attempt.username, sign_in_attempt.failures, sign_in_attempt.locked_until
      from sign_in_attempt
      where sign_in_attempt.workspace_id = ${workspaceId} and sign_in_attempt.username = address_key(${username})
      for update)
    update sign_in_attempt as attempt set
      last_time = ${now},
      failures = case
        when known.locked_until > ${now} then known.failures
        when known.locked_until is not null then 1
        else known.failures + 1 end,
      locked_until = case
        when known.locked_until > ${now} then known.locked_until
        when known.locked_until is null and known.failures + 1 >= ${lockoutFailures} then ${lockedUntil}::timestamptz
        else null end
    from known
    where attempt.workspace_id = known.workspace_id and attempt.username = known.username
    returning coalesce(known.locked_until <= ${now}, true) as allowed,
      attempt.locked_until is not null and known.locked_until is null as locks`.execute(trx);
  return rows[0] ?? { allowed: false, locks: false };
}

/** Takes back what {@link countAttempt} counted for an attempt whose password was never looked at, with the lock that it brought. */
export async function takeBackAttempt(
  trx: Trx,
  workspaceId: Id,
  username: string,
  { locks }: CountedAttempt,
): Promise<void> {
  await trx
    .updateTable('sign_in_attempt')
    .set({
      failures: sql<number>`greatest(sign_in_attempt.failures - 1, 0)`,
      ...(locks ? { locked_until: null } : {}),
    })
    .where('sign_in_attempt.workspace_id', '=', workspaceId)
    .where('sign_in_attempt.username', '=', sql<string>`address_key(${username})`)
    .execute();
}

/** Forgets the failures in a row of a name: after a right password, or a reset. Answers until when the name was locked, or null. */
export async function clearAttempts(trx: Trx, workspaceId: Id, username: string): Promise<Date | null> {
  const row = await trx
    .deleteFrom('sign_in_attempt')
    .where('sign_in_attempt.workspace_id', '=', workspaceId)
    .where('sign_in_attempt.username', '=', sql<string>`address_key(${username})`)
    .returning('sign_in_attempt.locked_until')
    .executeTakeFirst();
  return row?.locked_until ?? null;
}
