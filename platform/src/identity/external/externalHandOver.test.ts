import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { sentMails, tokenOfMail } from '../../testing/sentMails.ts';
import { createHostileSignIn, type HostileSignIn } from './hostileSignIn.testkit.ts';

describe('OP-36 an account that someone else made with a foreign address', () => {
  let hostile: HostileSignIn;
  beforeAll(async () => {
    hostile = await createHostileSignIn();
  });
  afterAll(() => hostile.close());
  beforeEach(() => hostile.reset());

  test('is handed over to the owner of the address: password, sign-ins and resets of before are void', async () => {
    const email = 'victim@mail.test';
    const squatter = { username: email, password: 'squatter-password', name: 'Squatter', language: 'en' };
    expect((await hostile.server.call('POST', '/api/v1/public/users', { body: squatter })).status).toBe(201);
    const basic = { authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}` };
    const byPassword = () =>
      hostile.server.call<{ access_token: string; refresh_token: string }>('POST', '/oauth/token', {
        headers: basic,
        body: { grant_type: 'password', username: email, password: squatter.password },
      });
    const before = await byPassword();
    expect(before.status).toBe(200);
    await hostile.server.call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username: email } });
    const reset = tokenOfMail((await sentMails(hostile.server)).find(({ to }) => to === email));

    const after = await hostile.calls.grant('google', await hostile.signed(hostile.claimsOf(email)));
    expect(after.status).toBe(200);
    expect((await hostile.calls.whoIs(after)).status).toBe(200);

    const me = { headers: { authorization: `Bearer ${before.body.access_token}` } };
    expect((await hostile.server.call('GET', '/api/v1/secured/users/me', me)).status).toBe(401);
    const refresh = { grant_type: 'refresh_token', refresh_token: before.body.refresh_token };
    expect((await hostile.server.call('POST', '/oauth/token', { headers: basic, body: refresh })).status).toBe(400);
    expect(await byPassword()).toMatchObject({ status: 400, body: { error_description: 'Bad credentials' } });
    const redeemed = await hostile.server.call('POST', `/api/v1/public/tokens/${reset}/_redeem`, {
      body: { '@type': 'RESET_PW', password: squatter.password },
    });
    expect(redeemed).toMatchObject({ status: 400, body: { code: 1100 } });
  });

  test('stays as it is when its owner has proven the address before', async () => {
    const member = await hostile.aMember();
    const session = await hostile.server.signIn(member);
    await inWorkspace(hostile.server.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ email_verified_time: hostile.server.now(), password_hash: 'kept' })
        .where('app_user.user_id', '=', member.userId)
        .execute(),
    );
    expect((await hostile.calls.grant('google', await hostile.signed(hostile.claimsOf(member.username)))).status).toBe(
      200,
    );
    const me = { headers: { authorization: `Bearer ${session}` } };
    expect((await hostile.server.call('GET', '/api/v1/secured/users/me', me)).status).toBe(200);
    const { password_hash: hash } = await inWorkspace(hostile.server.db, 1, (trx) =>
      trx
        .selectFrom('app_user')
        .select('password_hash')
        .where('app_user.user_id', '=', member.userId)
        .executeTakeFirstOrThrow(),
    );
    expect(hash).toBe('kept');
  });
});
