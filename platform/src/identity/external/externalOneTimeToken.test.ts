import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { createHostileSignIn, type HostileSignIn } from './hostileSignIn.testkit.ts';

describe('OP-36 a one-time token', () => {
  let hostile: HostileSignIn;
  beforeAll(async () => {
    hostile = await createHostileSignIn();
  });
  afterAll(() => hostile.close());
  beforeEach(() => hostile.reset());

  test('1004 opens once', async () => {
    const member = await hostile.aMember();
    const token = await hostile.oneTimeToken(member.username);
    expect((await hostile.calls.grant('custom-oauth2', token)).status).toBe(200);
    expect((await hostile.calls.grant('custom-oauth2', token)).body).toMatchObject({ code: 1004 });
  });

  test('1004 of ten uses at once, one opens', async () => {
    const member = await hostile.aMember();
    const token = await hostile.oneTimeToken(member.username);
    const replies = await Promise.all(Array.from({ length: 10 }, () => hostile.calls.grant('custom-oauth2', token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 1004)).toHaveLength(9);
  });

  test('1000 of ten registrations at once, one makes an account', async () => {
    const token = await hostile.oneTimeToken('newcomer@mail.test');
    const replies = await Promise.all(Array.from({ length: 10 }, () => hostile.calls.register('custom-oauth2', token)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 1000)).toHaveLength(9);
  });

  test('1004 opens nothing in another workspace, realm or time', async () => {
    const member = await hostile.aMember();
    await hostile.server.aUser({ workspaceId: 2, username: member.username });
    const token = await hostile.oneTimeToken(member.username);
    expect((await hostile.calls.grant('custom-oauth2', token, {}, 'acme.localhost')).body).toMatchObject({
      code: 1004,
    });
    expect((await hostile.calls.grant('google', token)).body).toMatchObject({ code: 1004 });
    hostile.server.at(new Date(hostile.server.now().getTime() + 11 * 60_000));
    expect((await hostile.calls.register('custom-oauth2', token)).body).toMatchObject({ code: 1004 });
    expect((await hostile.calls.grant('custom-oauth2', token)).body).toMatchObject({ code: 1004 });
  });

  test('stands in the database as a hash', async () => {
    const token = await hostile.oneTimeToken('hashed@mail.test');
    const rows = await inWorkspace(hostile.server.db, 1, (trx) =>
      trx.selectFrom('external_sign_in').selectAll().where('external_sign_in.email', '=', 'hashed@mail.test').execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]).toMatchObject({ code_verifier: '', nonce: '' });
  });
});
