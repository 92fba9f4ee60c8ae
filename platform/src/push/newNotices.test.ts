import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { removeOutdated } from '../db/removeOutdated.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { orderPush } from './pushMessageQueries.ts';

interface NewNotices {
  readonly notices: readonly { readonly id: number; readonly subject: string }[];
  readonly cursor: string;
  readonly more: boolean;
}

const base = '/api/v1/secured/users/me/notices';
let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aUser();
});

const order = (subject: string, to = person, kind: 'REPLY' | 'DUE' = 'REPLY') =>
  inWorkspace(app.db, to.workspaceId, (trx) =>
    orderPush(trx, {
      workspaceId: to.workspaceId,
      userId: to.userId,
      kind,
      subject,
      path: '/courses/',
      now: app.now().toISOString(),
    }),
  );
const since = async (after?: string, as = person): Promise<NewNotices> =>
  (await app.call<NewNotices>('GET', `${base}/new${after === undefined ? '' : `?after=${after}`}`, { as })).body;
const subjects = ({ notices }: NewNotices) => notices.map(({ subject }) => subject);

describe('BEY-45 OP-300 new notices', () => {
  test('are those behind the cursor, the oldest first, each once, with or without a browser that takes them', async () => {
    await order('Before');
    const { cursor, notices } = await since();
    expect(notices).toEqual([]);
    await order('One');
    await order('Two');
    const first = await since(cursor);
    expect(subjects(first)).toEqual(['One', 'Two']);
    expect(subjects(await since(first.cursor))).toEqual([]);
    expect(subjects(await since(cursor))).toEqual(['One', 'Two']);
  });

  test('one that is committed behind a later number is told all the same', async () => {
    const { cursor } = await since();
    let later: NewNotices | undefined;
    await inWorkspace(app.db, 1, async (trx) => {
      await orderPush(trx, {
        workspaceId: 1,
        userId: person.userId,
        kind: 'REPLY',
        subject: 'Early number',
        path: '/',
        now: app.now().toISOString(),
      });
      await order('Late number');
      later = await since(cursor);
    });
    expect(later === undefined ? [] : subjects(later)).toEqual(['Late number']);
    expect(subjects(await since(later?.cursor))).toEqual(['Early number']);
  });

  test('are one’s own alone, of kinds that are switched on', async () => {
    const stranger = await app.aUser({ workspaceId: 2 });
    const [{ cursor }, theirs] = [await since(), await since(undefined, stranger)];
    await app.call('PATCH', base, { as: person, body: { due: false } });
    await order('Due', person, 'DUE');
    await order('Mine');
    await order('Theirs', stranger);
    expect(subjects(await since(cursor))).toEqual(['Mine']);
    expect(subjects(await since(theirs.cursor, stranger))).toEqual(['Theirs']);
  });

  test('come a hundred at a time', async () => {
    const { cursor } = await since();
    await inWorkspace(app.db, 1, (trx) =>
      sql`insert into notice (workspace_id, user_id, kind, subject, path)
        select 1, ${person.userId}, 'REPLY', n::text, '/' from generate_series(1, 150) as n`.execute(trx),
    );
    const first = await since(cursor);
    const second = await since(first.cursor);
    expect([first.notices.length, first.more, second.notices.length, second.more]).toEqual([100, true, 50, false]);
    expect(subjects(await since(second.cursor))).toEqual([]);
  });

  test('are kept for seven days', async () => {
    const { cursor } = await since();
    await order('Old');
    await order('New');
    await withOwner(
      app.database.ownerUrl,
      `update notice set created_time = now() - interval '7 days 1 hour' where subject = 'Old'`,
    );
    await removeOutdated(app.db, new Date());
    expect(subjects(await since(cursor))).toEqual(['New']);
  });

  test('a cursor of another make is refused', async () => {
    const { status } = await app.call('GET', `${base}/new?after=nonsense`, { as: person });
    expect(status).toBe(400);
  });
});
