import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { waitingForALock } from '../../testing/waitingForALock.ts';
import { createPeopleApp, peopleBase, type PeopleApp } from './peopleTestApp.testkit.ts';
import { redeemInvitation } from './redeemInvitation.ts';

describe('inviting people', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());
  beforeEach(() => people.at(new Date()));

  const redeem = (token: string, username: string) =>
    inWorkspace(people.db, 1, (trx) => redeemInvitation(trx, { workspaceId: 1, token, username, now: people.now() }));

  test('USERS-02 REST-49 sends an invitation, and again', async () => {
    const { userId, username } = await people.added();
    const sent = await people.invite(userId);
    expect(sent).toMatchObject({
      status: 200,
      body: { userId, status: 'INVITED', invitedTime: people.now().toISOString() },
    });
    people.at(new Date(people.now().getTime() + 60_000));
    expect((await people.invite(userId)).body.invitedTime).toBe(people.now().toISOString());
    expect(await people.mailsTo(username)).toEqual([
      { kind: 'INVITATION', params: { userId } },
      { kind: 'INVITATION', params: { userId } },
    ]);
    expect(await people.lastLogged()).toEqual({
      action: 'INVITED',
      actorId: people.admin.userId,
      subjectId: userId,
      details: {},
    });
  });

  test('USERS-02 USERS-04 nobody gets more than five invitations a day, one by one or with everyone', async () => {
    const { userId, username } = await people.added();
    const everyone = () => people.callPeople<{ invited: number }>('POST', '/usersaccess/_invite', { resend: true });
    for (let sent = 0; sent < 4; sent += 1) {
      expect((await people.invite(userId)).status).toBe(200);
    }
    await everyone();
    expect(await people.mailsTo(username)).toHaveLength(5);
    expect(await people.invite(userId)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', params: { most: 5 } },
    });
    const before = (await everyone()).body.invited;
    expect(await people.mailsTo(username)).toHaveLength(5);
    people.at(new Date(people.now().getTime() + 86_400_000));
    expect((await everyone()).body.invited).toBe(before + 1);
  });

  test.each(['revoked', 'given other rights', 'invited'] as const)(
    'USERS-01 USERS-03 someone who registers while they are %s is found with their account',
    async (change) => {
      const { userId, username } = await people.added({ createCourse: true });
      await people.invite(userId);
      const token = await people.tokenFor(userId);
      const asks = {
        revoked: () => people.change(userId, { status: 'REVOKED' }),
        'given other rights': () => people.change(userId, { createVoucher: true }),
        invited: () => people.invite(userId),
      };
      const asked = await inWorkspace(people.db, 1, async (trx) => {
        const redeemed = await redeemInvitation(trx, {
          workspaceId: 1,
          token,
          username,
          now: people.now(),
        });
        const reply = asks[change]();
        await waitingForALock(people);
        const { userId: id, createCourse, createVoucher, emailVerifiedTime } = redeemed;
        await trx
          .insertInto('app_user')
          .values({
            workspace_id: 1,
            user_id: id,
            username,
            name: 'Just registered',
            create_course: createCourse,
            create_voucher: createVoucher,
            email_verified_time: emailVerifiedTime,
          })
          .execute();
        return { reply };
      });
      const reply = await asked.reply;
      expect(reply.status).toBe(change === 'given other rights' ? 200 : 409);
      expect(await people.read(userId)).toMatchObject({
        status: 'REGISTERED',
        createCourse: true,
        createVoucher: change === 'given other rights',
      });
    },
  );

  test('USERS-02 who has an account with a proven address is not invited', async () => {
    const person = await people.aUser({ addressProven: true });
    expect(await people.invite(person.userId)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await people.mailsTo(person.username)).toEqual([]);
  });

  test('USERS-03 who has an account is not revoked', async () => {
    const person = await people.aUser();
    expect(await people.change(person.userId, { status: 'REVOKED', createCourse: true })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await people.read(person.userId)).toMatchObject({ createCourse: false, status: 'REGISTERED' });
  });

  test('USERS-02 ROLE-08 someone with an account is invited to prove its address, and again', async () => {
    const person = await people.aUser();
    for (const sent of [1, 2]) {
      expect(await people.invite(person.userId)).toMatchObject({
        status: 200,
        body: { userId: person.userId, status: 'REGISTERED', invitedTime: people.now().toISOString() },
      });
      expect(await people.mailsTo(person.username)).toHaveLength(sent);
    }
    expect((await people.list(`?q=username==${person.username}`)).content).toHaveLength(1);
    const token = await people.tokenFor(person.userId);
    expect((await people.call('GET', `/api/v1/public/invitations/${token}`)).body).toMatchObject({
      username: person.username,
      registered: true,
    });
    await redeem(token, person.username);
    expect(await people.read(person.userId)).toMatchObject({ addressProven: true, createCourse: false });
    expect((await people.invite(person.userId)).status).toBe(409);
  });

  test.each([
    ['open', true],
    ['revoked', false],
  ])('USERS-03 ROLE-08 an account is promised what an invitation that is %s promised: %j', async (state, promised) => {
    const { userId, username } = await people.added({ createCourse: true });
    if (state === 'revoked') {
      await people.change(userId, { status: 'REVOKED' });
    }
    const person = await people.aUser({ username });
    await people.invite(person.userId);
    await redeem(await people.tokenFor(person.userId), username);
    expect(await people.read(person.userId)).toMatchObject({ addressProven: true, createCourse: promised });
  });

  test('USERS-02 of an account that proves its address at this moment no invitation is sent', async () => {
    const person = await people.aUser();
    await people.invite(person.userId);
    const token = await people.tokenFor(person.userId);
    const { reply } = await inWorkspace(people.db, 1, async (trx) => {
      await redeemInvitation(trx, { workspaceId: 1, token, username: person.username, now: people.now() });
      const asked = people.invite(person.userId);
      await waitingForALock(people);
      return { reply: asked };
    });
    expect((await reply).status).toBe(409);
    expect(await people.mailsTo(person.username)).toHaveLength(1);
  });

  test('USERS-03 OP-30 a revoked invitation can be sent again, or its person added again', async () => {
    const { userId, username } = await people.added();
    await people.invite(userId);
    expect((await people.change(userId, { status: 'REVOKED' })).body).toMatchObject({ status: 'REVOKED' });
    expect(await people.lastLogged()).toMatchObject({ action: 'INVITATION_REVOKED', subjectId: userId });
    expect((await people.invite(userId)).body).toMatchObject({ status: 'INVITED' });
    await people.change(userId, { status: 'REVOKED' });
    const again = await people.add({ username, createVoucher: true });
    expect(again).toMatchObject({ status: 201, body: { status: 'ADDED', createVoucher: true, invitedTime: null } });
    expect((await people.read(again.body.userId)).username).toBe(username);
    expect((await people.change(userId, { status: 'ADDED' })).status).toBe(400);
  });

  test('USERS-04 OP-30 invites everyone who has no account and was not revoked, over all pages', async () => {
    const own = await createTestApp();
    const boss = await own.aUser({ roleAdmin: true });
    const registered = await own.aUser();
    await inWorkspace(own.db, 1, (trx) =>
      trx
        .insertInto('invitation')
        .values(
          Array.from({ length: 130 }, (_, index) => ({
            workspace_id: 1,
            username: `p${index}@everyone.test`,
            invited_time: index < 10 ? new Date() : null,
            revoked_time: index >= 125 ? new Date() : null,
          })).concat([{ workspace_id: 1, username: registered.username, invited_time: null, revoked_time: null }]),
        )
        .execute(),
    );
    const everyone = (body?: unknown) =>
      own.call<{ invited: number }>('POST', `${peopleBase}/usersaccess/_invite`, {
        as: boss,
        ...(body === undefined ? {} : { body }),
      });
    expect(await everyone({ resend: false })).toMatchObject({ status: 200, body: { invited: 115 } });
    expect((await everyone()).body).toEqual({ invited: 125 });
    expect((await everyone({ resend: true })).body).toEqual({ invited: 125 });
    const mails = await inWorkspace(own.db, 1, (trx) =>
      trx.selectFrom('mail').select(['mail.recipient', 'mail.params']).execute(),
    );
    expect(mails).toHaveLength(115 + 125 + 125);
    expect(mails.some(({ recipient }) => recipient === registered.username)).toBe(false);
    expect(mails.every(({ params }) => typeof params['userId'] === 'number')).toBe(true);
    const log = await auditTrail(own);
    expect(log.filter(({ action }) => action === 'INVITED')).toHaveLength(365);
    expect(JSON.stringify(log)).not.toContain('everyone.test');
    await own.close();
  });
});
