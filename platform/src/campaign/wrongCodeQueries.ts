import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** Wrong codes that lock a person out, each within the time of the lock after the one before it. */
const mostWrongCodes = 10;
const lockedMinutes = 15;
const lockedMs = lockedMinutes * 60_000;

export interface CountedCode {
  /** Until when no code of this person is looked at, or null. */
  readonly lockedUntil: Date | null;
  /** Wrong codes before this one, of the last while. */
  readonly before: number;
}

/**
 * Counts a code as a wrong one before it is looked at, so that many at once cannot slip through together; a right one is taken back by
 * {@link takeBackCode}. A lock is not lengthened by codes that come while it holds.
 */
export async function countCode(trx: Trx, workspaceId: Id, userId: Id, now: Date): Promise<CountedCode> {
  const lockedUntil = new Date(now.getTime() + lockedMs);
  const since = new Date(now.getTime() - lockedMs);
  const { rows } = await sql<{ locked_until: Date | null; before: number }>`
    insert into wrong_voucher_code as counted (workspace_id, user_id, failures, last_time)
    values (${workspaceId}, ${userId}, 1, ${now})
    on conflict (workspace_id, user_id) do update set
      last_time = case when counted.locked_until > ${now} then counted.last_time else ${now} end,
      failures = case
        when counted.locked_until > ${now} then counted.failures
        when counted.locked_until is not null or counted.last_time < ${since} then 1
        else counted.failures + 1 end,
      locked_until = case
        when counted.locked_until > ${now} then counted.locked_until
        when counted.locked_until is null and counted.last_time >= ${since}
          and counted.failures + 1 >= ${mostWrongCodes} then ${lockedUntil}::timestamptz
        else null end
    returning case when old.locked_until > ${now} then old.locked_until end as locked_until,
      counted.failures - 1 as before`.execute(trx);
  const row = rows[0];
  return { lockedUntil: row?.locked_until ?? null, before: row?.before ?? 0 };
}

/**
 * Takes back what {@link countCode} counted for a code that was right, or refused for another reason. Those before it stay: anyone who has one
 * right code may not guess between its uses.
 */
export async function takeBackCode(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  await trx
    .updateTable('wrong_voucher_code')
    .set({ failures: sql<number>`greatest(wrong_voucher_code.failures - 1, 0)`, locked_until: null })
    .where('wrong_voucher_code.workspace_id', '=', workspaceId)
    .where('wrong_voucher_code.user_id', '=', userId)
    .execute();
}
