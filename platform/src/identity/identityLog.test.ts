import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { inWorkspace } from '../db/database.ts';
import { issueInvitationToken } from '../workspace/people/issueInvitationToken.ts';
import { aPasswordUser, demoPassword, grantTokens, signInByPassword } from '../testing/passwordUser.ts';
import { sentMails, tokenOfMail } from '../testing/sentMails.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

describe('what is logged of signing in', () => {
  let server: TestApp;
  const lines: string[] = [];
  const secrets: string[] = [];
  let call: TestApp['call'];

  beforeAll(async () => {
    server = await createTestApp({ LOG_LEVEL: 'trace' }, { logStream: { write: (line) => void lines.push(line) } });
    call = (method, url, options) => server.call(method, url, options);
  });
  afterAll(() => server.close());

  const secret = (text: string): string => {
    secrets.push(text);
    return text;
  };

  test('no password, token or address stands in a line, whatever the outcome', async () => {
    const reset = (username: string) =>
      call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username } });
    const redeem = (token: string, password: string) =>
      call('POST', `/api/v1/public/tokens/${token}/_redeem`, { body: { '@type': 'RESET_PW', password } });
    const register = (query: string, body: object) => call('POST', `/api/v1/public/users${query}`, { body });

    const { username } = await aPasswordUser(server, { username: secret('quiet.person@demo.test') });
    secret(demoPassword);
    // Sign-ins: good, wrong, unknown, locked, malformed.
    const { body: tokens } = await signInByPassword({ call }, username);
    secret(tokens.access_token);
    secret(tokens.refresh_token);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await signInByPassword({ call }, username, secret('the wrong password'));
    }
    await signInByPassword({ call }, secret('somebody.unknown@demo.test'), 'the wrong password');
    await grantTokens({ call }, { grant_type: 'refresh_token', refresh_token: secret('a.forged.refresh.token') });
    await grantTokens({ call }, { grant_type: 'nonsense', password: 'the wrong password' });
    // The own account by good and bad bearers, a change of the password.
    const bearer = { headers: { authorization: `Bearer ${tokens.access_token}` } };
    await call('GET', '/api/v1/secured/users/me', bearer);
    await call('GET', '/api/v1/secured/users/me', {
      headers: {
        authorization: `Bearer ${secret('a.forged.bearer')}`,
        cookie: `tokens=${secret('sealed.cookie.value')}`,
      },
    });
    await call('PUT', '/api/v1/secured/users/me/password', {
      ...bearer,
      body: { currentPassword: 'the wrong password', password: secret('a brand new password') },
    });
    // Resets: known, unknown, malformed, good and forged tokens.
    await reset(username);
    await reset('somebody.unknown@demo.test');
    await reset(secret('not an address at all'));
    const token = secret(tokenOfMail((await sentMails(server))[0]));
    await redeem(token, secret('short'));
    await redeem(token, 'a brand new password');
    await redeem(token, 'a brand new password');
    await redeem(secret('F'.repeat(43)), 'a brand new password');
    await call('GET', `/api/v1/public/tokens/${token}/_redeem`);
    await call('GET', `/passwordreset?token=${token}`);
    // Invitations and registrations: good, taken, refused.
    const invited = secret('invited.person@demo.test');
    const invitation = await inWorkspace(server.db, 1, async (trx) => {
      const { user_id: userId } = await trx
        .insertInto('invitation')
        .values({ workspace_id: 1, username: invited })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow();
      return issueInvitationToken(trx, { workspaceId: 1, userId, now: server.now() });
    });
    const invitationToken = secret(invitation?.token ?? '');
    const account = { username: invited, password: 'a brand new password', name: secret('Name Of Somebody') };
    await register(`?invitation_token=${secret('G'.repeat(43))}`, account);
    await register(`?invitation_token=${invitationToken}`, account);
    await register('', account);
    await register('', { ...account, username: secret('nonsense username') });
    await signInByPassword({ call }, invited, 'a brand new password', { invitation_token: invitationToken });
    await register(`?external_access_token=${secret('external.token.value')}&realm=google`, {});
    await call('POST', '/api/v1/public/users', {
      headers: { 'content-type': 'application/json' },
      body: `{"password":"a brand new password","username":`,
    });

    expect(lines.length).toBeGreaterThan(20);
    const log = lines.join('\n');
    expect(log).toContain('/api/v1/public/tokens/:token/_redeem');
    expect(secrets.filter((text) => log.includes(text) || log.includes(encodeURIComponent(text)))).toEqual([]);
  });

  test('a request that a line speaks of stands there as its route', async () => {
    const before = lines.length;
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({ config: server.config, db: server.db, clock: server.now, logStream });
    app.addHook('onRequest', async (request) => request.log.info({ req: request }, 'seen'));
    await app.inject({ method: 'POST', url: '/api/v1/public/tokens/a.token.of.a.mail/_redeem?x=another.one' });
    await app.close();
    const seen = lines.slice(before).find((line) => line.includes('seen'));
    expect(seen).toContain('/api/v1/public/tokens/:token/_redeem');
    expect(seen).not.toMatch(/a\.token|another/);
  });

  test('a failure of the database is logged without the values of its rows', async () => {
    const before = lines.length;
    const broken = server.db.withPlugin({
      transformQuery: () => {
        throw Object.assign(new Error('broken'), { detail: 'Key (username)=(quiet.person@demo.test)' });
      },
      transformResult: async ({ result }) => result,
    });
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({ config: server.config, db: broken, clock: server.now, logStream });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/public/users',
      headers: { host: 'localhost' },
      payload: { username: 'quiet.person@demo.test', password: demoPassword, name: 'Quiet' },
    });
    await app.close();
    expect(reply.statusCode).toBe(500);
    const log = lines.slice(before).join('\n');
    expect(log).toContain('request failed');
    expect(log).not.toMatch(/quiet\.person|battery/);
  });
});
