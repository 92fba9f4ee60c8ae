import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createPersonalDataApp, me, ofPerson, type PersonalDataApp } from './personalDataTestApp.testkit.ts';

describe('personal data of others', () => {
  let people: PersonalDataApp;
  beforeAll(async () => {
    people = await createPersonalDataApp();
  });
  afterAll(() => people.close());

  test('USERS-01 an admin exports and erases a person of their workspace, one who was only invited too', async () => {
    const person = await people.aPersonWithTraces();
    const read = await people.call('GET', `${ofPerson(person.userId)}/personaldata`, { as: people.admin });
    expect(read).toMatchObject({ status: 200, body: { account: { username: person.username } } });
    expect(await people.erase(ofPerson(person.userId), people.admin, person.username)).toMatchObject({ status: 204 });
    expect(await people.whereFound(person.traces)).toEqual([]);

    const { user_id: invited } = await inWorkspace(people.db, 1, (trx) =>
      trx
        .insertInto('invitation')
        .values({ workspace_id: 1, username: 'only@mail.test' })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow(),
    );
    const data = await people.call('GET', `${ofPerson(invited)}/personaldata`, { as: people.admin });
    expect(data.body).toMatchObject({ account: null, invitations: [{ username: 'only@mail.test' }] });
    expect((await people.erase(ofPerson(invited), people.admin, 'only@mail.test')).status).toBe(204);
    expect((await people.call('GET', `${ofPerson(invited)}/personaldata`, { as: people.admin })).status).toBe(404);
  });

  test('ROLE-14 nobody reads or erases someone else, but the admins of the workspace', async () => {
    const victim = await people.aUser();
    const author = await people.aUser({ createCourse: true, createVoucher: true });
    const stranger = await people.aUser({ workspaceId: 2, roleAdmin: true });
    const ofStranger = `/api/v1/secured/workspaces/2/users/${victim.userId}`;
    for (const [as, url, status] of [
      [author, ofPerson(victim.userId), 403],
      [stranger, ofPerson(victim.userId), 404],
      [stranger, ofStranger, 404],
      [people.admin, ofStranger, 404],
    ] as const) {
      expect((await people.call('GET', `${url}/personaldata`, { as })).status).toBe(status);
      expect((await people.erase(url, as, victim.username)).status).toBe(status);
    }
    expect((await people.call('GET', me, { as: victim })).status).toBe(200);
  });
});
