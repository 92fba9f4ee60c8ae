import { sql } from 'kysely';
import { expect } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { TestApp } from './testApp.ts';
import type { Id } from '../shared/id.ts';

/** Resolves once `count` statements in the test's database wait for a lock that another transaction holds. */
export async function waitingForALock({ db }: Pick<TestApp, 'db'>, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where pg_stat_activity.datname = current_database() and pg_stat_activity.wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.waiting;
  };
  await expect.poll(waiting).toBe(count);
}

/**
 * Answers of calls that surely run side by side: they begin while another transaction holds what `lock` locks, and continue once
 * each of them waits for it. At most four, as connections are few.
 */
export async function sideBySide<T>(
  server: Pick<TestApp, 'db'>,
  { workspaceId, lock }: { workspaceId: Id; lock: (trx: Trx) => Promise<unknown> },
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const { running } = await inWorkspace(server.db, workspaceId, async (trx) => {
    await lock(trx);
    const begun = calls.map((call) => call());
    await waitingForALock(server, calls.length);
    return { running: begun };
  });
  return Promise.all(running);
}
