import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyedNameHash } from '../audit/appendAudit.ts';
import { inWorkspace } from '../db/database.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { aPasswordUser, demoPassword, grantTokens, signInByPassword } from '../testing/passwordUser.ts';
import { sentMails, tokenOfMail } from '../testing/sentMails.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';

describe('the audit log', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const after = (milliseconds: number) => server.at(new Date(server.now().getTime() + milliseconds));
  /** What was noted about a person. */
  const actionsOf = async (userId: Id): Promise<string[]> =>
    (await auditTrail(server))
      .filter(({ actorId, subjectId }) => actorId === userId || subjectId === userId)
      .map(({ action }) => action);

  test('notes registration, sign-in and sign-out', async () => {
    const username = 'noted@demo.test';
    const { body } = await server.call<{ id: Id }>('POST', '/api/v1/public/users', {
      body: { username, password: demoPassword, name: 'Noted' },
    });
    const one = await signInByPassword(server, username);
    await server.call('POST', '/api/v1/secured/users/me/_logout', bearer(one.body.access_token));
    const two = await signInByPassword(server, username);
    await server.call('POST', '/api/v1/secured/users/me/_logout?everywhere=true', bearer(two.body.access_token));
    expect(await actionsOf(body.id)).toEqual([
      'REGISTERED',
      'SIGNED_IN',
      'SIGNED_OUT',
      'SIGNED_IN',
      'SIGNED_OUT_EVERYWHERE',
    ]);
  });

  test('OP-09 notes refused sign-ins and the lock, of unknown names by a keyed hash', async () => {
    const user = await aPasswordUser(server);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await signInByPassword(server, user.username, 'wrong one');
    }
    expect(await actionsOf(user.userId)).toEqual([
      ...Array.from({ length: 5 }, () => 'SIGN_IN_REFUSED'),
      'LOCKED',
      'SIGN_IN_REFUSED',
    ]);
    await signInByPassword(server, 'Nobody@demo.test', 'wrong one');
    const last = (await auditTrail(server)).at(-1);
    expect(last).toEqual({
      action: 'SIGN_IN_REFUSED',
      actorId: null,
      subjectId: null,
      details: { name: keyedNameHash(server.config, 1, 'nobody@demo.test'), reason: 'password' },
    });
  });

  test('OP-11 notes a refresh token that is used again while its successor is in use', async () => {
    const user = await aPasswordUser(server);
    const first = await signInByPassword(server, user.username);
    const refresh = (token: string) => grantTokens(server, { grant_type: 'refresh_token', refresh_token: token });
    const second = await refresh(first.body.refresh_token);
    await server.call('GET', '/api/v1/secured/users/me', bearer(second.body.access_token));
    after(11_000);
    await refresh(first.body.refresh_token);
    expect(await actionsOf(user.userId)).toEqual(['SIGNED_IN', 'SESSION_MISUSED']);
  });

  test('OP-26 notes what happens to passwords', async () => {
    const user = await aPasswordUser(server);
    await server.call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username: user.username } });
    const requested = (await auditTrail(server)).at(-1);
    expect(requested).toMatchObject({
      action: 'PASSWORD_RESET_REQUESTED',
      details: { name: keyedNameHash(server.config, 1, user.username), sent: true },
    });
    const token = tokenOfMail((await sentMails(server))[0]);
    await server.call('POST', `/api/v1/public/tokens/${token}/_redeem`, {
      body: { '@type': 'RESET_PW', password: 'a better battery' },
    });
    const { body } = await signInByPassword(server, user.username, 'a better battery');
    await server.call('PUT', '/api/v1/secured/users/me/password', {
      ...bearer(body.access_token),
      body: { currentPassword: 'a better battery', password: 'the best battery' },
    });
    expect(await actionsOf(user.userId)).toEqual(['PASSWORD_RESET', 'SIGNED_IN', 'PASSWORD_CHANGED']);
  });

  test('holds no name, address, password or token', async () => {
    const text = JSON.stringify(await auditTrail(server));
    expect(text).not.toMatch(/demo\.test|battery|wrong one|Noted/i);
    expect(text).not.toMatch(/[\w-]{43}/);
  });

  test.each([
    ['changed', `update audit_entry set action = 'FORGED'`],
    ['removed', 'delete from audit_entry'],
    ['emptied', 'truncate audit_entry'],
    ['taken away with its workspace', 'delete from workspace'],
    ['dropped', 'drop table audit_entry'],
  ])("cannot be %s by the server's login", async (_what, statement) => {
    await signInByPassword(server, (await aPasswordUser(server)).username);
    const before = await auditTrail(server);
    expect(before.length).toBeGreaterThan(0);
    await expect(inWorkspace(server.db, 1, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
      /permission denied|must be owner/,
    );
    expect(await auditTrail(server)).toEqual(before);
  });

  test('GW-02 of one workspace is not seen from another', async () => {
    await aPasswordUser(server, { workspaceId: 2 });
    expect(await auditTrail(server, 2)).toEqual([]);
  });
});

describe('the hash of a name', () => {
  const config = { tokenSecret: 'a secret of thirty-two bytes or more' };
  test('is the same in any case of letters, and another in another workspace or installation', () => {
    const hash = keyedNameHash(config, 1, 'Anna@demo.test');
    expect(keyedNameHash(config, 1, 'anna@DEMO.test')).toBe(hash);
    expect(keyedNameHash(config, 2, 'anna@demo.test')).not.toBe(hash);
    expect(keyedNameHash({ tokenSecret: `${config.tokenSecret}!` }, 1, 'anna@demo.test')).not.toBe(hash);
    expect(hash).not.toContain('anna');
  });
});
