import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doJobs } from '../../testing/doJobs.ts';
import { sideBySide } from '../../testing/waitingForALock.ts';
import type { JobWork } from '../../job/jobQueue.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Page } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import type { Reply, TestUser } from '../../testing/testApp.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { changePeople } from '../access/changePeople.ts';
import { importPeople } from './bulk/importPeople.ts';
import { undoPeople } from '../access/undoPeople.ts';
import { lockPerson } from './invitationQueries.ts';
import { createPeopleApp, type PeopleApp } from './peopleTestApp.testkit.ts';
import type { PersonResponse } from './peopleSchemas.ts';

describe('people whom several change at once', () => {
  let people: PeopleApp;
  let other: TestUser;
  beforeAll(async () => {
    people = await createPeopleApp();
    other = await people.aUser({ username: 'other@people.test', name: 'Jon', roleAdmin: true });
  });
  afterAll(() => people.close());

  /** Begins all of that while the person is locked, so that none has read them before another waits. */
  const race = <T>(userId: Id, calls: readonly (() => Promise<T>)[]) =>
    sideBySide(people, { workspaceId: 1, lock: (trx) => lockPerson(trx, 1, userId) }, calls);
  const changeAs = (as: TestUser, userId: Id, body: unknown): Promise<Reply<PersonResponse>> =>
    people.callPeople('PUT', `/users/${userId}`, body, { as });
  const register = (username: string) =>
    people.call<{ id: Id }>('POST', '/api/v1/public/users', {
      body: { username, password: 'long enough it is', name: 'Ada', language: 'en' },
    });
  const notesOf = async (subjectId: Id) =>
    (await auditTrail(people)).filter((entry) => entry.subjectId === subjectId).map(({ action }) => action);

  test.each(['with an account', 'who was added'])(
    'ROLE-08 STAFF-01 of someone %s two admins change one right each, and both changes stay',
    async (who) => {
      const { userId } = who === 'who was added' ? await people.added() : await people.aUser();
      const replies = await race(userId, [
        () => changeAs(people.admin, userId, { createCourse: true }),
        () => changeAs(other, userId, { createVoucher: true }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(await people.read(userId)).toMatchObject({ createCourse: true, createVoucher: true });
      expect((await notesOf(userId)).filter((action) => action === 'RIGHTS_CHANGED')).toHaveLength(2);
    },
  );

  test('USERS-03 ROLE-08 one admin revokes while another gives a right: both count, anyone who comes first', async () => {
    const { userId } = await people.added();
    const replies = await race(userId, [
      () => changeAs(people.admin, userId, { status: 'REVOKED' }),
      () => changeAs(other, userId, { createCourse: true }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await people.read(userId)).toMatchObject({ status: 'REVOKED', createCourse: true, createVoucher: false });
  });

  test('USERS-02 USERS-03 of one who invites and one who revokes at once, the later one decides, and one mail is on its way', async () => {
    const { userId, username } = await people.added();
    const [revoked, invited] = await race(userId, [
      () => changeAs(people.admin, userId, { status: 'REVOKED' }),
      () => people.callPeople('POST', `/usersaccess/${userId}/_invite`, undefined, { as: other }),
    ]);
    expect([revoked?.status, invited?.status]).toEqual([200, 200]);
    const [last] = (await notesOf(userId)).slice(-1);
    const { status } = await people.read(userId);
    expect([last, status]).toEqual(last === 'INVITED' ? ['INVITED', 'INVITED'] : ['INVITATION_REVOKED', 'REVOKED']);
    expect(await people.mailsTo(username)).toHaveLength(1);
  });

  test('USERS-01 of two admins who add one address at once, in other capitals, one adds and the other is told', async () => {
    const username = people.aName();
    const replies = await Promise.all(
      [username, username.toUpperCase()].map((name, index) =>
        people.callPeople('POST', '/users', { username: name }, { as: index === 0 ? people.admin : other }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONFLICT',
      message: 'This person is added already',
    });
    expect((await people.list(`?q=username=='${username}'`)).content).toHaveLength(1);
  });

  test('ROLE-08 STAFF-01 from a screen that is old an admin changes one right, and leaves the other as someone else made it', async () => {
    const { userId } = await people.aUser({ addressProven: true });
    await changeAs(other, userId, { createVoucher: true });
    // The first admin still sees neither right, and changes the one that they meant.
    expect((await changeAs(people.admin, userId, { createCourse: true })).body).toMatchObject({
      createCourse: true,
      createVoucher: true,
    });
  });

  test('USERS-03 from a screen that is old a person who has registered is not revoked, and who is gone is not changed: the admin is told', async () => {
    const joined = await people.added();
    await people.aUser({ username: joined.username });
    const [joinedNow] = (await people.list(`?q=username=='${joined.username}'`)).content;
    expect(await changeAs(people.admin, joinedNow?.userId ?? 0, { status: 'REVOKED' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This person has an account already' },
    });
    expect(await changeAs(people.admin, joined.userId, { createCourse: true })).toMatchObject({
      status: 404,
      body: { code: 1001, message: 'User not found' },
    });
  });

  test('ROLE-08 OP-30 a right that is given while its person registers on their own is theirs', async () => {
    const { userId, username } = await people.added();
    const [changed, registered] = await race<Reply<{ id?: Id }>>(userId, [
      () => people.callPeople('PUT', `/users/${userId}`, { createCourse: true }),
      () => register(username),
    ]);
    expect(registered?.status).toBe(201);
    const account = await people.read(registered?.body.id ?? 0);
    // Anyone who came first: an answer that the right was given is true of the account, else the admin was told that nobody is there.
    expect([changed?.status, account.createCourse]).toEqual(changed?.status === 200 ? [200, true] : [404, false]);
  });

  describe('in jobs', () => {
    let works: Record<'import' | 'change' | 'undo', JobWork>;
    beforeAll(() => {
      const deps = { db: people.db, clock: people.now, jobs: people.app.jobs };
      works = { import: importPeople(deps), change: changePeople(deps), undo: undoPeople(deps) };
    });

    const order = async (path: string, body: unknown) =>
      (await people.callPeople<{ id: Id }>('POST', `/usersaccess/${path}`, body)).body.id;
    const rowsOf = async (id: Id) =>
      (await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows?size=1000`, { as: people.admin })).body
        .content;

    test('BEY-12 USERS-01 an import and an admin who add the same people at once: each is there once, with what both gave', async () => {
      const names = Array.from({ length: 40 }, () => people.aName());
      const id = await order('_import', {
        rows: names.map((username) => ({ username, createCourse: true })),
        invite: true,
      });
      // From the other end, so that the two meet in the middle.
      const byHand = names.toReversed().map((username) => () => people.add({ username, createVoucher: true }));
      const [done, replies] = await Promise.all([doJobs(people, works.import), inTurn(byHand)]);
      expect(done).toEqual({ completed: 1, failed: 0 });
      const rows = await rowsOf(id);
      expect(rows).toHaveLength(40);
      for (const [index, { subject, state, code, subjectId }] of rows.entries()) {
        const byHandStatus = replies.toReversed()[index]?.status;
        // One of the two added them. What the file says of rights is done to those who were there.
        expect([byHandStatus, state, code]).toEqual(
          code === 'ADDED' ? [409, 'DONE', 'ADDED'] : [201, 'DONE', 'RIGHTS_CHANGED'],
        );
        const person = await people.read(subjectId ?? 0);
        expect(person).toMatchObject({
          username: subject,
          status: 'INVITED',
          createCourse: true,
          createVoucher: byHandStatus === 201,
        });
        const added = (await notesOf(person.userId)).filter((action) => action === 'PERSON_ADDED');
        expect(added).toHaveLength(1);
        expect(await people.mailsTo(subject)).toHaveLength(1);
      }
    });

    test('BEY-12 ROLE-08 a right that an admin changes while an import runs is not set back', async () => {
      const { userId, username } = await people.added();
      await order('_import', { rows: [{ username, createCourse: true }] });
      const [changed] = await race<unknown>(userId, [
        () => people.change(userId, { createVoucher: true }),
        () => doJobs(people, works.import),
      ]);
      expect(changed).toMatchObject({ status: 200 });
      expect(await people.read(userId)).toMatchObject({ createCourse: true, createVoucher: true });
    });

    test('BEY-12 what an undo gives back is what someone had when their rights were changed', async () => {
      const { userId } = await people.added();
      const id = await order('_change', { action: 'CHANGE_RIGHTS', createCourse: true, userIds: [userId] });
      await race<unknown>(userId, [
        () => people.change(userId, { createVoucher: true }),
        () => doJobs(people, works.change),
      ]);
      const [row] = await rowsOf(id);
      const before = row?.params['before'];
      await order('_undo', { jobId: id });
      await doJobs(people, works.undo);
      const { createCourse, createVoucher } = await people.read(userId);
      // The admin came first, and their right stays; or they came later, and the undo leaves alone what was changed since.
      const [had, has] = [
        { createCourse: false, createVoucher: true },
        { createCourse: true, createVoucher: true },
      ];
      const without = { createCourse: false, createVoucher: false };
      expect([
        [had, had],
        [without, has],
      ]).toContainEqual([before, { createCourse, createVoucher }]);
    });
  });
});

async function inTurn<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = [];
  for (const call of calls) {
    answers.push(await call());
  }
  return answers;
}
