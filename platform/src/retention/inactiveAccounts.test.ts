import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { sentMails } from '../testing/sentMails.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { forgetOutdated } from './forgetOutdated.ts';

const url = '/api/v1/secured/workspaces/1/retention';
const dayMs = 86_400_000;

let server: TestApp;
let admin: TestUser;
let start: Date;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  await server.startOver();
  admin = await server.aUser({ roleAdmin: true });
  start = server.now();
});
afterAll(() => server.close());

const keepAccounts = (inactiveAccountMonths: number | null) =>
  server.call('PUT', url, { as: admin, body: { factMonths: null, auditMonths: 13, inactiveAccountMonths } });
const preview = async (inactiveAccountMonths: number) =>
  (
    await server.call<{ accounts: number; people: Record<string, unknown>[] }>('POST', `${url}/_preview`, {
      as: admin,
      body: { factMonths: null, auditMonths: 13, inactiveAccountMonths },
    })
  ).body;
/** Housekeeping, so many days after the start; mails that it ordered go out. */
async function onDay(day: number) {
  server.at(new Date(start.getTime() + day * dayMs));
  await forgetOutdated({ db: server.db, clock: () => server.now(), jobs: server.app.jobs });
  return sentMails(server);
}
/** Someone who was last here so many days before the start. */
async function away(days: number, options: Parameters<TestApp['aUser']>[0] = {}): Promise<TestUser> {
  const person = await server.aUser(options);
  await inWorkspace(server.db, 1, (trx) =>
    trx
      .updateTable('person_activity')
      .set({ active_time: new Date(start.getTime() - days * dayMs) })
      .where('user_id', '=', person.userId)
      .execute(),
  );
  return person;
}
const isThere = async ({ userId }: TestUser): Promise<boolean> =>
  (
    await inWorkspace(server.db, 1, (trx) =>
      trx.selectFrom('app_user').select('user_id').where('user_id', '=', userId).execute(),
    )
  ).length === 1;

describe('BEY-20 accounts that nobody uses', () => {
  test('anyone who left goes in time without a mail, as the preview says, and what they had asked for ends', async () => {
    const left = await away(800, { username: 'left@demo.test' });
    await inWorkspace(server.db, 1, (trx) =>
      trx.updateTable('app_user').set({ left_time: start }).where('user_id', '=', left.userId).execute(),
    );
    const requests = '/api/v1/secured/workspaces/1/privacyrequests';
    for (const kind of ['EXPORT', 'ERASURE']) {
      await server.call('POST', requests, { as: admin, body: { kind, username: 'left@demo.test' } });
    }
    await keepAccounts(24);
    expect(await onDay(0)).toEqual([]);
    expect((await preview(24)).people).toMatchObject([{ userId: left.userId, warned: false, hasLeft: true }]);
    expect(await onDay(24)).toEqual([]);
    expect(await isThere(left)).toBe(true);
    await onDay(31);
    expect(await isThere(left)).toBe(false);
    const { body } = await server.call<{ content: { kind: string; state: string }[] }>(
      'GET',
      `${requests}?username=left@demo.test`,
      { as: admin },
    );
    expect(new Map(body.content.map(({ kind, state }) => [kind, state]))).toEqual(
      new Map([
        ['EXPORT', 'CANCELLED'],
        ['ERASURE', 'DONE'],
      ]),
    );
  });

  test('are told 30 days and 7 days before they go, and then go, as the preview said', async () => {
    const gone = await away(800, { username: 'gone@demo.test', name: 'Gone' });
    const lately = await away(200);
    expect(await preview(24)).toMatchObject({
      accounts: 1,
      people: [
        {
          userId: gone.userId,
          username: 'gone@demo.test',
          name: 'Gone',
          warned: false,
          hasLeft: false,
          eraseTime: new Date(start.getTime() + 30 * dayMs).toISOString(),
        },
      ],
    });
    await keepAccounts(24);
    const [first, ...others] = await onDay(0);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ to: 'gone@demo.test', subject: 'Your account at Workspace 1 will be deleted' });
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(start.getTime() + 30 * dayMs),
    );
    expect(first?.text).toContain(`On ${date} it will be deleted`);
    expect(await onDay(1), 'once').toEqual([]);
    expect(await onDay(23.1)).toMatchObject([{ to: 'gone@demo.test' }]);
    expect(await onDay(29)).toEqual([]);
    expect(await isThere(gone)).toBe(true);
    await onDay(30.1);
    expect(await isThere(gone)).toBe(false);
    expect(await isThere(lately)).toBe(true);
    expect((await auditTrail(server)).at(-1)).toEqual({
      action: 'ACCOUNT_ERASED',
      actorId: null,
      subjectId: gone.userId,
      details: { reason: 'INACTIVE' },
    });
  });

  test('stay when someone signs in, even after the second warning', async () => {
    const person = await away(800);
    await keepAccounts(24);
    await onDay(0);
    await onDay(24);
    await server.signIn(person);
    expect(await onDay(31)).toEqual([]);
    expect(await isThere(person)).toBe(true);
    expect(await preview(24)).toMatchObject({ accounts: 0 });
  });

  test('are never those of admins and of people with rights, and are spared when someone gets some', async () => {
    const author = await away(4000, { createCourse: true });
    await away(4000, { createVoucher: true });
    await away(4000, { roleAdmin: true });
    expect(await preview(12)).toEqual(expect.objectContaining({ accounts: 0, people: [] }));
    const learner = await away(800);
    await keepAccounts(12);
    await onDay(0);
    await server.call('PUT', `/api/v1/secured/workspaces/1/users/${learner.userId}`, {
      as: admin,
      body: { createCourse: true },
    });
    expect(await onDay(24)).toEqual([]);
    await onDay(31);
    expect(await isThere(learner)).toBe(true);
    expect(await isThere(author)).toBe(true);
  });

  test('stay when the admins change their mind, and a warning that comes late gives seven days all the same', async () => {
    const person = await away(800);
    await keepAccounts(24);
    await onDay(0);
    await keepAccounts(null);
    await onDay(31);
    expect(await isThere(person)).toBe(true);
    await keepAccounts(24);
    await onDay(32);
    // Nobody kept house for two months.
    expect(await onDay(100)).toHaveLength(1);
    expect(await isThere(person)).toBe(true);
    await onDay(106);
    expect(await isThere(person)).toBe(true);
    await onDay(107.1);
    expect(await isThere(person)).toBe(false);
  });

  test('are not written to when they have been here before the mail went out', async () => {
    const person = await away(800);
    await keepAccounts(24);
    await forgetOutdated({ db: server.db, clock: () => server.now(), jobs: server.app.jobs });
    await server.signIn(person);
    expect(await sentMails(server)).toEqual([]);
  });
});
