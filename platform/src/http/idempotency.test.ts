import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { requestHash, withIdempotency } from './idempotency.ts';

describe('a write with an Idempotency-Key', () => {
  let server: TestApp;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
    user = await server.aUser();
  });
  afterAll(() => server.close());

  /** The effect makes a tag, so that each run of it can be counted in the database. */
  const write = (key: string | undefined, name: string, fail = false) =>
    inWorkspace(server.db, 1, (trx) =>
      withIdempotency(
        trx,
        { workspaceId: 1, userId: user.userId, operation: 'test', key, requestHash: requestHash({ name }) },
        async () => {
          const row = await trx
            .insertInto('tag')
            .values({ workspace_id: 1, name: `${name} ${Math.random()}` })
            .returning('tag.tag_id')
            .executeTakeFirstOrThrow();
          if (fail) {
            throw new Error('the effect fails');
          }
          return { status: 201, body: { id: row.tag_id } };
        },
      ),
    );

  test('answers the stored result when it is repeated', async () => {
    const first = await write('k1', 'a');
    expect(first.status).toBe(201);
    expect(await write('k1', 'a')).toEqual(first);
  });

  test('waits for the first of two that come at once', async () => {
    const [one, two] = await Promise.all([write('k2', 'b'), write('k2', 'b')]);
    expect(two).toEqual(one);
  });

  test('is refused with 422 when the key came with another request', async () => {
    await write('k3', 'c');
    await expect(write('k3', 'd')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
  });

  test('may be tried again with its key after it failed', async () => {
    await expect(write('k4', 'e', true)).rejects.toThrow('the effect fails');
    expect((await write('k4', 'e')).status).toBe(201);
  });

  test('happens each time without a key', async () => {
    expect(await write(undefined, 'f')).not.toEqual(await write(undefined, 'f'));
  });
});
