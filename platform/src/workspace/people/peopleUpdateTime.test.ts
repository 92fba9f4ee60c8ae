import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { createPeopleApp, type PeopleApp } from './peopleTestApp.testkit.ts';
import type { Id } from '../../shared/id.ts';

const longAgo = '2020-01-01T00:00:00.000Z';

let people: PeopleApp;
beforeAll(async () => {
  people = await createPeopleApp();
});
afterAll(() => people.close());

/** Puts the last change of everybody long ago. */
const forgetChanges = () =>
  inWorkspace(people.db, 1, async (trx) => {
    await trx.updateTable('app_user').set({ update_time: longAgo }).where('workspace_id', '=', 1).execute();
    await trx.updateTable('invitation').set({ update_time: longAgo }).where('workspace_id', '=', 1).execute();
  });

const changedSince = async () => {
  const { content } = await people.list('?q=updateTime=ge=2021-01-01&sort=updateTime,desc');
  return content.map((person) => person.userId);
};

const update = (user: TestUser, values: Readonly<Record<string, unknown>>) =>
  inWorkspace(people.db, 1, (trx) =>
    trx.updateTable('app_user').set(values).where('workspace_id', '=', 1).where('user_id', '=', user.userId).execute(),
  );

describe('BEY-22 updateTime of a person', () => {
  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['new rights', (user) => people.change(user.userId, { createCourse: true })],
    ['an invitation by mail', (user) => people.invite(user.userId)],
    ['another name', (user) => update(user, { name: 'Another' })],
    ['another address', (user) => update(user, { username: people.aName() })],
    ['a proven address', (user) => update(user, { email_verified_time: new Date() })],
  ])('tells of %s of somebody with an account', async (_what, change) => {
    const user = await people.aUser({ addressProven: false });
    await forgetChanges();
    expect(await changedSince()).toEqual([]);
    await change(user);
    expect(await changedSince()).toEqual([user.userId]);
  });

  test.each<[string, (userId: Id) => Promise<unknown>]>([
    ['new rights', (userId) => people.change(userId, { createCourse: true })],
    ['an invitation by mail', (userId) => people.invite(userId)],
    ['a revoked invitation', (userId) => people.change(userId, { status: 'REVOKED' })],
  ])('tells of %s of somebody who was added', async (_what, change) => {
    const { userId } = await people.added();
    await forgetChanges();
    await change(userId);
    expect(await changedSince()).toEqual([userId]);
  });

  test('does not tell of a password or of settings, which are nobody’s business', async () => {
    const user = await people.aUser();
    await forgetChanges();
    await update(user, { password_hash: 'x', preferences: '{"size":"large"}', phone: '+441' });
    expect(await changedSince()).toEqual([]);
  });

  test('USERS-05 people can be sorted by everything the list shows of them, in both directions', async () => {
    const whole = (await people.list('?size=1000')).content;
    for (const field of ['name', 'username', 'status', 'invitedTime', 'createTime', 'updateTime']) {
      for (const direction of ['asc', 'desc']) {
        const seen: number[] = [];
        let query: string | null = '';
        while (query !== null) {
          const page = await people.list(`?sort=${field},${direction}&size=3${query}`);
          seen.push(...page.content.map((person) => person.userId));
          query = page.pageable.last ? null : `&after=${page.cursors.at(-1) ?? ''}`;
        }
        expect(new Set(seen)).toEqual(new Set(whole.map((person) => person.userId)));
        expect(seen).toHaveLength(whole.length);
        const ordered = await people.list(`?sort=${field},${direction}&size=1000`);
        expect(seen).toEqual(ordered.content.map((person) => person.userId));
      }
    }
  });
});
