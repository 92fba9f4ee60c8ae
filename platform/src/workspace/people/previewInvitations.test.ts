import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { createPeopleApp, type PeopleApp } from './peopleTestApp.testkit.ts';
import type { InvitedCounts } from './previewInvitations.ts';

interface Preview {
  readonly content: readonly { username: string; outcome: string; invitedTime: string | null }[];
  readonly counts: InvitedCounts;
  readonly pageable: { totalElements: number };
}

describe('USERS-04 whom an invitation of everyone would reach', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());
  beforeEach(() => people.at(new Date()));

  const preview = async (query = '') => (await people.callPeople<Preview>('GET', `/usersaccess/_invite${query}`)).body;
  const send = (resend: boolean) => people.callPeople<{ invited: number }>('POST', '/usersaccess/_invite', { resend });
  const outcomes = async (query = '') =>
    Object.fromEntries((await preview(query)).content.map(({ username, outcome }) => [username, outcome]));

  test('names who gets a mail and why others do not, and sends none; what it says is what happens', async () => {
    const added = await people.added();
    const invited = await people.added();
    await people.invite(invited.userId);
    const revoked = await people.added();
    await people.change(revoked.userId, { status: 'REVOKED' });
    const often = await people.added();
    for (let sent = 0; sent < 5; sent += 1) {
      await people.invite(often.userId);
    }
    await people.aUser();
    const mails = async () =>
      (await inWorkspace(people.db, 1, (trx) => trx.selectFrom('mail').select('mail_id').execute())).length;
    const before = await mails();

    expect(await outcomes()).toEqual({
      [added.username]: 'INVITED',
      [invited.username]: 'INVITED',
      [revoked.username]: 'REVOKED',
      [often.username]: 'TOO_MANY_TODAY',
    });
    expect(await outcomes('?resend=false')).toEqual({
      [added.username]: 'INVITED',
      [invited.username]: 'INVITED_BEFORE',
      [revoked.username]: 'REVOKED',
      [often.username]: 'INVITED_BEFORE',
    });
    const { counts } = await preview('?size=1&q=outcome==REVOKED');
    expect(counts).toEqual({ invited: 2, revoked: 1, invitedBefore: 0, tooManyToday: 1, remainingToday: null });
    expect(await mails()).toBe(before);

    const onlyNew = (await preview('?resend=false')).counts.invited;
    expect((await send(false)).body.invited).toBe(onlyNew);
    expect(await people.mailsTo(added.username)).toHaveLength(1);
    const told = (await preview()).counts.invited;
    expect((await send(true)).body.invited).toBe(told);
  });

  test('is searched and read page by page', async () => {
    const [one, two] = [await people.added(), await people.added()];
    const found = await preview(`?q=username==${two.username}`);
    expect(found.content.map(({ username }) => username)).toEqual([two.username]);
    const page = await preview(`?size=1&page=1&q=username=in=(${one.username},${two.username})`);
    expect(page).toMatchObject({ content: [{}], pageable: { totalElements: 2 } });
  });

  test('OP-48 a trial says how many it may still send today', async () => {
    await inWorkspace(people.db, 1, (trx) =>
      trx
        .updateTable('workspace')
        .set({ trial: true, created_time: people.now() })
        .where('workspace_id', '=', 1)
        .execute(),
    );
    const { remainingToday } = (await preview()).counts;
    const { userId } = await people.added();
    await people.invite(userId);
    expect((await preview()).counts.remainingToday).toBe((remainingToday ?? 0) - 1);
  });
});
