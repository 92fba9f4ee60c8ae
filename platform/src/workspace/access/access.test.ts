import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Page } from '../../http/paging.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { sideBySide } from '../../testing/waitingForALock.ts';
import type { TestUser } from '../../testing/testApp.ts';
import type { Id } from '../../shared/id.ts';
import { markRevoked } from '../people/invitationQueries.ts';
import { lockAdmins } from '../people/adminQueries.ts';
import { createPeopleApp, type PeopleApp } from '../people/peopleTestApp.testkit.ts';
import { withdrawAccessStep } from './changeAccessStep.ts';
import { changePeople } from './changePeople.ts';
import { undoPeople } from './undoPeople.ts';

const me = '/api/v1/secured/users/me';

describe('access to a workspace', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());

  const withdraw = (userId: number, as: TestUser = people.admin) =>
    people.callPeople('POST', `/usersaccess/${userId}/_withdraw`, undefined, { as });
  const restore = (userId: number, as: TestUser = people.admin) =>
    people.callPeople('POST', `/usersaccess/${userId}/_restore`, undefined, { as });
  const setAdmin = (userId: number, admin: boolean, as: TestUser = people.admin) =>
    people.callPeople('PUT', `/usersaccess/${userId}/_admin`, { admin }, { as });
  const anAdmin = () => people.aUser({ roleAdmin: true, addressProven: true });

  test('BEY-35 OP-130 USERS-03 who lost access is signed out everywhere at once, holds no course and keeps everything; given back, all is as it was', async () => {
    const author = await people.aUser({ createCourse: true });
    const token = await people.signIn(author);
    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await people.call('GET', me, bearer)).status).toBe(200);
    const made = await people.call<{ id: number }>('POST', '/api/v1/secured/courses', {
      as: author,
      body: { name: 'Kept', language: 'en' },
    });
    expect(made.status).toBe(201);
    const lock = async (as: TestUser) =>
      (await people.call('POST', `/api/v1/secured/courses/${made.body.id}/_lock`, { as })).body['status'];
    expect(await lock(author)).toBe('LOCKED');
    expect(await lock(people.admin)).toBe('LOCKED_BY_ANOTHER_USER');

    const reply = await withdraw(author.userId);
    expect(reply).toMatchObject({
      status: 200,
      body: { leftTime: expect.any(String), leftBy: 'ADMIN', status: 'REGISTERED', createCourse: true },
    });
    expect((await people.call('GET', me, bearer)).status).toBe(401);
    expect(await lock(people.admin)).toBe('LOCKED');
    const open = await inWorkspace(people.db, 1, (trx) =>
      trx
        .selectFrom('token_family')
        .where('user_id', '=', author.userId)
        .where('revoked_time', 'is', null)
        .select('family_id')
        .execute(),
    );
    expect(open).toEqual([]);
    expect(await people.lastLogged()).toMatchObject({
      action: 'ACCESS_WITHDRAWN',
      actorId: people.admin.userId,
      subjectId: author.userId,
      details: { by: 'hand' },
    });

    const found = (await people.list('?q=accessWithdrawn==true&size=1000')).content.map(({ userId }) => userId);
    expect(found).toContain(author.userId);
    expect(found).not.toContain(people.admin.userId);
    expect((await withdraw(author.userId)).status).toBe(409);
    expect(await restore(author.userId)).toMatchObject({
      status: 200,
      body: { leftTime: null, leftBy: null, createCourse: true },
    });
    expect((await restore(author.userId)).status).toBe(409);
    // What was open before stays closed: they sign in again.
    expect((await people.call('GET', me, bearer)).status).toBe(401);
    const again = { headers: { authorization: `Bearer ${await people.signIn(author)}` } };
    expect((await people.call('GET', me, again)).status).toBe(200);
  });

  test('OP-130 someone without an account loses the invitation, and is invited again to come back', async () => {
    const waiting = await people.added();
    await people.invite(waiting.userId);
    const token = await people.tokenFor(waiting.userId);
    expect((await withdraw(waiting.userId)).body).toMatchObject({ status: 'REVOKED', leftTime: null });
    expect((await people.call('GET', `/api/v1/public/workspaces/1/invitations/${token}`)).status).not.toBe(200);
    expect((await restore(waiting.userId)).status).toBe(409);
    expect((await people.invite(waiting.userId)).body).toMatchObject({ status: 'INVITED' });
  });

  test('OP-130 nobody withdraws their own access or that of people of another workspace', async () => {
    expect((await withdraw(people.admin.userId)).status).toBe(403);
    const elsewhere = await people.aUser({ workspaceId: 2 });
    expect(await withdraw(elsewhere.userId)).toMatchObject({ status: 404, body: { code: 1001 } });
    const learner = await people.aUser();
    expect((await withdraw(people.admin.userId, learner)).status).toBe(403);
  });

  test('OP-130 OP-131 of two admins who put each other out at once one stays, whichever way they do it', async () => {
    const base = [...(await inWorkspace(people.db, 1, (trx) => lockAdmins(trx, 1)))];
    const ways = [
      (userId: number, as: TestUser) => withdraw(userId, as),
      (userId: number, as: TestUser) => setAdmin(userId, false, as),
    ];
    for (const first of ways) {
      for (const second of ways) {
        const [one, other] = [await anAdmin(), await anAdmin()];
        await people.signIn(one);
        // The two are the only ones.
        await inWorkspace(people.db, 1, (trx) =>
          trx.updateTable('app_user').set({ role_admin: false }).where('user_id', 'in', base).execute(),
        );
        await Promise.all([one, other].map((as) => people.call('GET', me, { as })));
        const replies = await sideBySide(people, { workspaceId: 1, lock: (trx) => lockAdmins(trx, 1) }, [
          () => first(other.userId, one),
          () => second(one.userId, other),
        ]);
        expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
        const left = await inWorkspace(people.db, 1, (trx) => lockAdmins(trx, 1));
        expect(left).toHaveLength(1);
        await inWorkspace(people.db, 1, async (trx) => {
          await trx
            .updateTable('app_user')
            .set({ role_admin: false })
            .where('user_id', 'in', [...left])
            .execute();
          await trx.updateTable('app_user').set({ role_admin: true }).where('user_id', 'in', base).execute();
        });
      }
    }
  });

  describe('OP-130 an admin whose access is being withdrawn gives none back and takes none', () => {
    let goes: TestUser;
    let friend: TestUser;
    beforeEach(async () => {
      [goes, friend] = [await anAdmin(), await people.aUser()];
      await withdraw(friend.userId);
      // What a first call notes about them would wait for the lock too.
      await people.call('GET', me, { as: goes });
    });

    const withdrawGoes = (trx: Trx) =>
      withdrawAccessStep(trx, { workspaceId: 1, actorId: people.admin.userId, now: people.now() }, goes.userId);
    const order = async (path: string, body: object): Promise<number> => {
      const reply = await people.callPeople<{ id: number }>('POST', `/usersaccess/${path}`, body, { as: goes });
      expect(reply.status).toBe(202);
      return reply.body.id;
    };
    const outcomes = async (jobId: number): Promise<string[]> => {
      const { body } = await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${jobId}/rows`, {
        as: people.admin,
      });
      return body.content.map(({ state, code }) => `${state} ${code}`);
    };
    const deps = () => ({ db: people.db, clock: people.now, jobs: people.app.jobs });
    const changes = () => doJobs(people, changePeople(deps()), { early: true });
    const undoes = () => doJobs(people, undoPeople(deps()), { early: true });

    test('not to themselves', async () => {
      await inWorkspace(people.db, 1, async (trx) => {
        await withdrawGoes(trx);
        expect((await restore(goes.userId, goes)).status).toBe(403);
      });
      expect((await people.read(goes.userId)).leftBy).toBe('ADMIN');
    });

    test('not to others', async () => {
      const replies = await sideBySide(people, { workspaceId: 1, lock: withdrawGoes }, [
        () => restore(friend.userId, goes),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([403]);
      expect((await people.read(friend.userId)).leftBy).toBe('ADMIN');
    });

    test('not from others', async () => {
      const other = await people.aUser();
      const replies = await sideBySide(people, { workspaceId: 1, lock: withdrawGoes }, [
        () => withdraw(other.userId, goes),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([403]);
      expect((await people.read(other.userId)).leftTime).toBeNull();
    });

    test('not from others by a job', async () => {
      const other = await people.aUser();
      const jobId = await order('_change', { action: 'WITHDRAW_ACCESS', userIds: [other.userId] });
      await sideBySide(people, { workspaceId: 1, lock: withdrawGoes }, [changes]);
      expect(await outcomes(jobId)).toEqual(['REFUSED FORBIDDEN']);
      expect((await people.read(other.userId)).leftTime).toBeNull();
    });

    test('not by a job', async () => {
      const jobId = await order('_change', { action: 'RESTORE_ACCESS', userIds: [friend.userId, goes.userId] });
      await sideBySide(people, { workspaceId: 1, lock: withdrawGoes }, [changes]);
      // A selection promises no order.
      expect((await outcomes(jobId)).toSorted()).toEqual(['REFUSED FORBIDDEN', 'REFUSED OWN_ACCESS']);
      expect((await people.read(friend.userId)).leftBy).toBe('ADMIN');
      expect((await people.read(goes.userId)).leftBy).toBe('ADMIN');
    });

    test('not by taking a job back', async () => {
      const other = await people.aUser();
      const jobId = await order('_change', { action: 'WITHDRAW_ACCESS', userIds: [other.userId] });
      await changes();
      const undoing = await order('_undo', { jobId });
      await sideBySide(people, { workspaceId: 1, lock: withdrawGoes }, [undoes]);
      expect(await outcomes(undoing)).toEqual(['REFUSED FORBIDDEN']);
      expect((await people.read(other.userId)).leftBy).toBe('ADMIN');
    });
  });

  test('OP-130 BEY-12 many at once: done for those it can be done for, told of the others, and taken back', async () => {
    const [joined, left, other] = [await people.aUser(), await people.aUser(), await anAdmin()];
    const waiting = await people.added();
    await withdraw(left.userId);
    const deps = { db: people.db, clock: people.now, jobs: people.app.jobs };
    const run = async (path: string, body: object) => {
      const { status, body: job } = await people.callPeople<{ id: number }>('POST', `/usersaccess/${path}`, body);
      expect(status).toBe(202);
      await doJobs(people, changePeople(deps), { early: true });
      await doJobs(people, undoPeople(deps), { early: true });
      const report = await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${job.id}/rows?size=1000`, {
        as: people.admin,
      });
      const codes = new Map(report.body.content.map(({ subjectId, state, code }) => [subjectId, `${state} ${code}`]));
      return { id: job.id, codes };
    };
    const userIds = [joined, left, other, waiting, people.admin].map(({ userId }) => userId);
    const { id, codes } = await run('_change', { action: 'WITHDRAW_ACCESS', userIds });
    expect(userIds.map((userId) => codes.get(userId))).toEqual([
      'DONE ACCESS_WITHDRAWN',
      'UNCHANGED NO_ACCESS',
      'DONE ACCESS_WITHDRAWN',
      'DONE REVOKED',
      'REFUSED OWN_ACCESS',
    ]);
    expect((await people.read(other.userId)).leftBy).toBe('ADMIN');
    const undone = await run('_undo', { jobId: id });
    expect(undone.codes.get(joined.userId)).toBe('DONE ACCESS_RESTORED');
    expect(await people.read(joined.userId)).toMatchObject({ leftTime: null });
    expect((await people.read(left.userId)).leftBy).toBe('ADMIN');
    const back = await run('_change', { action: 'RESTORE_ACCESS', userIds: [left.userId, joined.userId] });
    expect([back.codes.get(left.userId), back.codes.get(joined.userId)]).toEqual([
      'DONE ACCESS_RESTORED',
      'UNCHANGED HAS_ACCESS',
    ]);
  });

  test.each(['REVOKE', 'WITHDRAW_ACCESS'])(
    'OP-130 %s of many makes a revocation of a system one of an admin, and passes over what an admin revoked',
    async (action) => {
      const origins = ['PROVIDER', 'PERSONNEL', 'ADMIN'] as const;
      const userIds: Id[] = [];
      for (const by of origins) {
        const { userId } = await people.added();
        await inWorkspace(people.db, 1, (trx) => markRevoked(trx, { workspaceId: 1, userId, by, now: people.now() }));
        userIds.push(userId);
      }
      const { body: job } = await people.callPeople<{ id: Id }>('POST', '/usersaccess/_change', { action, userIds });
      await doJobs(people, changePeople({ db: people.db, clock: people.now, jobs: people.app.jobs }), { early: true });
      const report = await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${job.id}/rows`, {
        as: people.admin,
      });
      const codes = new Map(report.body.content.map(({ subjectId, state, code }) => [subjectId, `${state} ${code}`]));
      expect(userIds.map((userId) => codes.get(userId))).toEqual(['DONE REVOKED', 'DONE REVOKED', 'UNCHANGED REVOKED']);
      const revokedBy = await inWorkspace(people.db, 1, (trx) =>
        trx
          .selectFrom('invitation')
          .select('revoked_by')
          .where('workspace_id', '=', 1)
          .where('user_id', 'in', userIds)
          .execute(),
      );
      expect(revokedBy.map((row) => row.revoked_by)).toEqual(['ADMIN', 'ADMIN', 'ADMIN']);
    },
  );

  test('OP-131 an admin names another, who runs the workspace at once, and takes the right back', async () => {
    const learner = await people.aUser({ addressProven: true });
    expect((await people.call('GET', '/api/v1/secured/workspaces/1/usersaccess', { as: learner })).status).toBe(403);
    expect(await setAdmin(learner.userId, true)).toMatchObject({
      status: 200,
      body: { admin: true, adminPromised: false },
    });
    expect((await people.call('GET', '/api/v1/secured/workspaces/1/usersaccess', { as: learner })).status).toBe(200);
    expect(await people.lastLogged()).toMatchObject({
      action: 'RIGHTS_CHANGED',
      subjectId: learner.userId,
      details: { admin: true },
    });
    const noted = (await auditTrail(people)).length;
    expect((await setAdmin(learner.userId, true)).status).toBe(200);
    expect((await auditTrail(people)).length).toBe(noted);
    expect((await setAdmin(learner.userId, false, learner)).status).toBe(403);
    expect((await setAdmin(learner.userId, false)).body).toMatchObject({ admin: false });
    expect((await people.call('GET', '/api/v1/secured/workspaces/1/usersaccess', { as: learner })).status).toBe(403);
  });

  test('OP-131 the right waits for a proven address: of an account until it is proven, of an invitation until its link is used', async () => {
    const unproven = await people.aUser();
    expect((await setAdmin(unproven.userId, true)).body).toMatchObject({ admin: false, adminPromised: true });
    expect((await people.call('GET', '/api/v1/secured/workspaces/1/usersaccess', { as: unproven })).status).toBe(403);
    expect((await people.list('?q=rightsWait==true')).content.map(({ userId }) => userId)).toContain(unproven.userId);
    await inWorkspace(people.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ email_verified_time: people.now() })
        .where('user_id', '=', unproven.userId)
        .execute(),
    );
    expect(await people.read(unproven.userId)).toMatchObject({ admin: true, adminPromised: false });

    for (const byLink of [true, false]) {
      const waiting = await people.added();
      expect((await setAdmin(waiting.userId, true)).body).toMatchObject({ admin: false, adminPromised: true });
      await people.invite(waiting.userId);
      const token = await people.tokenFor(waiting.userId);
      const made = await people.call('POST', `/api/v1/public/users${byLink ? `?invitation_token=${token}` : ''}`, {
        body: {
          username: waiting.username,
          password: 'a long enough password',
          name: 'New',
          language: 'en',
        },
      });
      expect(made.status).toBe(201);
      const found = await people.list(`?q=${encodeURIComponent(`username=='${waiting.username}'`)}`);
      expect(found.content[0]).toMatchObject({ admin: byLink, adminPromised: !byLink });
    }
  });

  test('OP-131 what is withdrawn before it counts does not come back by the link, nor by another invitation', async () => {
    const waiting = await people.added();
    await setAdmin(waiting.userId, true);
    expect((await withdraw(waiting.userId)).body).toMatchObject({ adminPromised: false });
    expect((await setAdmin(waiting.userId, true)).status).toBe(409);
    expect((await people.invite(waiting.userId)).body).toMatchObject({ adminPromised: false });
    const out = await people.aUser({ addressProven: true });
    await withdraw(out.userId);
    expect(await setAdmin(out.userId, true)).toMatchObject({ status: 409, body: { params: { reason: 'NO_ACCESS' } } });
  });

  test('OP-131 OP-123 a promise that was taken goes from the invitation of an address in other letters too', async () => {
    const waiting = await people.added({ username: 'max@müller-taken.de' });
    await setAdmin(waiting.userId, true);
    const account = await people.aUser({ username: 'Max@MÜLLER-taken.de' });
    expect((await setAdmin(account.userId, true)).body).toMatchObject({ adminPromised: true });
    expect((await setAdmin(account.userId, false)).body).toMatchObject({ adminPromised: false });
    const promised = await inWorkspace(people.db, 1, (trx) =>
      trx
        .selectFrom('invitation')
        .where('invitation.user_id', '=', waiting.userId)
        .select('invitation.admin_promised')
        .execute(),
    );
    expect(promised).toEqual([{ admin_promised: false }]);
  });

  test('OP-131 SEC the admin who gives the right shows who they are again: by password, or by a fresh sign-in without one', async () => {
    const learner = await people.aUser({ addressProven: true });
    const admin = await anAdmin();
    await people.call('GET', me, { as: admin });
    await inWorkspace(people.db, 1, (trx) =>
      trx
        .updateTable('token_family')
        .set({ created_time: new Date(people.now().getTime() - 11 * 60_000) })
        .where('user_id', '=', admin.userId)
        .execute(),
    );
    expect(await setAdmin(learner.userId, true, admin)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    expect(await people.read(learner.userId)).toMatchObject({ admin: false });
  });

  test('OP-131 TRIAL-03 the maker of a trial stays its admin and keeps access', async () => {
    const maker = await anAdmin();
    await inWorkspace(people.db, 1, (trx) =>
      trx
        .updateTable('workspace')
        .set({ trial: true, creator_id: maker.userId })
        .where('workspace_id', '=', 1)
        .execute(),
    );
    for (const reply of [await setAdmin(maker.userId, false), await withdraw(maker.userId)]) {
      expect(reply).toMatchObject({ status: 409, body: { params: { reason: 'TRIAL_MAKER' } } });
    }
    await inWorkspace(people.db, 1, (trx) =>
      trx.updateTable('workspace').set({ trial: false, creator_id: null }).where('workspace_id', '=', 1).execute(),
    );
  });
});
