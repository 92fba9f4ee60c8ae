import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { databaseRefusal } from './constraintErrors.ts';
import { inWorkspace, type Trx } from './database.ts';
import { post, send } from './pipeline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await inWorkspace(database.db, 1, (trx) =>
    trx.insertInto('workspace').values({ workspace_id: 1, hostname: 'host1' }).execute(),
  );
});
beforeEach(() =>
  inWorkspace(database.db, 1, async (trx) => {
    await trx.deleteFrom('tag').execute();
    await insertTag(trx, 'a').execute();
  }),
);
afterAll(() => database.drop());

const insertTag = (trx: Trx, name: string) => trx.insertInto('tag').values({ workspace_id: 1, name });
const tagNames = (trx: Trx) => trx.selectFrom('tag').select('tag.name').orderBy('tag.name');
const storedNames = async () => {
  const rows = await inWorkspace(database.db, 1, (trx) => tagNames(trx).execute());
  return rows.map(({ name }) => name);
};

describe('statements that are sent together', () => {
  test('run in the order of the calls, each seeing what those before it did', async () => {
    const answers = await inWorkspace(database.db, 1, (trx) =>
      Promise.all([
        send(trx, tagNames(trx)),
        send(trx, insertTag(trx, 'b').returning('tag.name')),
        send(trx, tagNames(trx)),
        send(trx, sql<{ two: number }>`select 1 + ${1}::integer as two`),
      ]),
    );
    expect(answers).toEqual([[{ name: 'a' }], [{ name: 'b' }], [{ name: 'a' }, { name: 'b' }], [{ two: 2 }]]);
  });

  test('need one round trip: none of them waits for the answer to another', async () => {
    const events = await inWorkspace(database.db, 1, async (trx) => {
      const seen: string[] = [];
      const answered = Promise.all(
        ['first', 'second', 'third'].map(async (name) => {
          await send(trx, sql`select pg_sleep(0.02)`);
          seen.push(name);
        }),
      );
      await post(trx, insertTag(trx, 'b'));
      seen.push('posted behind them');
      await answered;
      return seen;
    });
    expect(events).toEqual(['posted behind them', 'first', 'second', 'third']);
    expect(await storedNames()).toEqual(['a', 'b']);
  });

  test('see what was committed while one of them waited for a lock', async () => {
    const lock = (trx: Trx) =>
      sql`select 1 from workspace where workspace.workspace_id = 1 for no key update`.execute(trx);
    const { later } = await inWorkspace(database.db, 1, async (trx) => {
      await lock(trx);
      const waiting = inWorkspace(database.db, 1, async (second) => {
        const [, names] = await Promise.all([
          send(second, sql`select 1 from workspace where workspace.workspace_id = 1 for no key update`),
          send(second, tagNames(second)),
        ]);
        return names.map(({ name }) => name);
      });
      await insertTag(trx, 'c').execute();
      return { later: waiting };
    });
    expect(await later).toEqual(['a', 'c']);
  });
});

describe('a failure among them', () => {
  test('fails those behind it, and nothing of the transaction stays', async () => {
    const outcomes = await inWorkspace(database.db, 1, async (trx) => {
      const settled = await Promise.allSettled([
        send(trx, insertTag(trx, 'lost')),
        send(trx, insertTag(trx, 'a')),
        send(trx, insertTag(trx, 'after')),
      ]);
      throw new Error(settled.map(({ status }) => status).join(' '));
    }).catch((error: unknown) => error);
    expect(outcomes).toMatchObject({ message: 'fulfilled rejected rejected' });
    expect(await storedNames()).toEqual(['a']);
  });

  test('of a write that nobody waits for is what the commit is refused with', async () => {
    const failing = inWorkspace(database.db, 1, async (trx) => {
      await post(trx, insertTag(trx, 'lost'));
      await post(trx, insertTag(trx, 'A'));
      await post(trx, insertTag(trx, 'after'));
      return 'done';
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(databaseRefusal(error)).toMatchObject({ code: 'TAG_NAME_TAKEN' });
    expect(await storedNames()).toEqual(['a']);
  });

  test('of the work takes back what was posted, and the connection continues', async () => {
    for (let round = 0; round < 8; round += 1) {
      const failing = inWorkspace(database.db, 1, async (trx) => {
        await post(trx, insertTag(trx, 'lost'));
        await post(trx, insertTag(trx, 'A'));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    }
    expect(await storedNames()).toEqual(['a']);
  });

  test('of the connection fails what was posted on it', async () => {
    const failing = inWorkspace(database.db, 1, async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch(() => undefined);
      await post(trx, insertTag(trx, 'lost'));
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(databaseRefusal(error)).toBeInstanceOf(DomainError);
    expect(await storedNames()).toEqual(['a']);
  });
});
