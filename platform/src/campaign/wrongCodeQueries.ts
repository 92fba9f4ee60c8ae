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
 * Counts a code as a wrong one before it is looked at, under the lock of the person's row, so that many at once cannot slip through together;
 * a right one is taken back by {@link takeBackCode}. A lock is not lengthened by codes that come while it holds.
 */
export async function countCode(trx: Trx, workspaceId: Id, userId: Id, now: Date): Promise<CountedCode> {
  const lockedUntil = new Date(now.getTime() + lockedMs);
  const since = new Date(now.getTime() - lockedMs);
  await sql`
    insert into wrong_voucher_code (workspace_id, user_id, failures, last_time)
    values (${workspaceId}, ${userId}, 0, ${now})
    on conflict (workspace_id, user_id) do nothing`.execute(trx);
  const { rows } = await sql<{ locked_until: Date | null; before: number }>`
    with known as (
      select wrong_voucher_code.workspace_id, wrong_voucher_code.user_id, wrong_voucher_code.failures,
        wrong_voucher_code.last_time, wrong_voucher_code.locked_until
      from wrong_voucher_code
      where wrong_voucher_code.workspace_id = ${workspaceId} and wrong_voucher_code.user_id = ${userId}
      for update)
    update wrong_voucher_code as counted set
      last_time = case when known.locked_until > ${now} then known.last_time else ${now} end,
      failures = case
        when known.locked_until > ${now} then known.failures
        when known.locked_until is not null or known.last_time < ${since} then 1
        else known.failures + 1 end,
      locked_until = case
        when known.locked_until > ${now} then known.locked_until
        when known.locked_until is null and known.last_time >= ${since}
          and known.failures + 1 >= ${mostWrongCodes} then ${lockedUntil}::timestamptz
        else null end
    from known
    where counted.workspace_id = known.workspace_id and counted.user_id = known.user_id
    returning case when known.locked_until > ${now} then known.locked_until end as locked_until,
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
