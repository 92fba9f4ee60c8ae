import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import {
  onceInWorkspace,
  requestHash,
  withIdempotency,
  type IdempotentRequest,
  type StoredAnswer,
} from './idempotency.ts';

type Write = (trx: Trx) => Promise<StoredAnswer<{ readonly id: number }>>;

describe.each(['first', 'last'])('a write with an Idempotency-Key that is written %s', (order) => {
  let server: TestApp;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
    user = await server.aUser();
  });
  afterAll(() => server.close());

  const once = (request: IdempotentRequest, effect: Write) =>
    order === 'last'
      ? onceInWorkspace(server.db, request, effect)
      : inWorkspace(server.db, 1, (trx) => withIdempotency(trx, request, () => effect(trx)));

  /** The effect makes a tag, so that each run of it can be counted in the database. */
  const write = (key: string | undefined, name: string, failure?: Error) =>
    once(
      { workspaceId: 1, userId: user.userId, operation: 'test', key, requestHash: requestHash({ name }) },
      async (trx) => {
        const row = await trx
          .insertInto('tag')
          .values({ workspace_id: 1, name: `${name} ${Math.random()}` })
          .returning('tag.tag_id')
          .executeTakeFirstOrThrow();
        if (failure !== undefined) {
          throw failure;
        }
        return { status: 201, body: { id: row.tag_id } };
      },
    );

  const tagsNamed = async (name: string) =>
    (
      await inWorkspace(server.db, 1, (trx) =>
        trx.selectFrom('tag').select('tag.tag_id').where('tag.name', 'like', `${name} %`).execute(),
      )
    ).length;

  test('answers the stored result when it is repeated', async () => {
    const first = await write('k1', 'a');
    expect(first.status).toBe(201);
    expect(await write('k1', 'a')).toEqual(first);
    expect(await tagsNamed('a')).toBe(1);
  });

  test('answers the stored result when the effect would be refused by now', async () => {
    const first = await write('k6', 'g');
    expect(await write('k6', 'g', new DomainError('NOT_FOUND'))).toEqual(first);
    expect(await tagsNamed('g')).toBe(1);
  });

  test('waits for the first of two that come at once', async () => {
    const [one, two] = await Promise.all([write('k2', 'b'), write('k2', 'b')]);
    expect(two).toEqual(one);
    expect(await tagsNamed('b')).toBe(1);
  });

  test('is refused with 422 when another request with the key came at once', async () => {
    const outcomes = await Promise.allSettled([write('k7', 'h'), write('k7', 'i')]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 }]);
    expect((await tagsNamed('h')) + (await tagsNamed('i'))).toBe(1);
  });

  test('is refused with 422 when the key came with another request', async () => {
    await write('k3', 'c');
    await expect(write('k3', 'd')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
  });

  test('may be tried again with its key after it failed', async () => {
    await expect(write('k4', 'e', new Error('the effect fails'))).rejects.toThrow('the effect fails');
    expect((await write('k4', 'e')).status).toBe(201);
    await expect(write('k5', 'e', new DomainError('NOT_FOUND'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await write('k5', 'e')).status).toBe(201);
  });

  test('happens each time without a key', async () => {
    expect(await write(undefined, 'f')).not.toEqual(await write(undefined, 'f'));
  });
});
