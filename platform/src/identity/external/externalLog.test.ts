import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { callbackOf, connectOwnProvider } from './externalTestCalls.testkit.ts';

const secrets = {
  code: 'code-that-nobody-reads',
  providerToken: 'token-of-the-provider',
  externalToken: 'external-token-of-a-query',
  invitation: 'invitation-of-a-query',
  clientSecret: 'client-secret-of-the-form',
  email: 'unseen@mail.test',
};

describe('OP-36 the log of external sign-ins', () => {
  let provider: TestServer;
  let server: TestApp;

  beforeAll(async () => {
    provider = await startTestServer();
    server = await createTestApp({ OUTBOUND_PRIVATE_HOSTS: provider.host });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  test('holds no code, token, secret or address, at the finest level, whether it goes well or not', async () => {
    const lines: string[] = [];
    const app = await buildApp({
      config: { ...server.config, logLevel: 'trace' },
      db: server.db,
      clock: () => server.now(),
      logStream: { write: (line) => void lines.push(line) },
    });
    const admin = await server.aUser({ roleAdmin: true });
    const authorization = `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`;
    const headers = { host: 'localhost', authorization };
    await connectOwnProvider({ call: server.call }, admin, provider.origin, { clientSecret: secrets.clientSecret });
    const redirect = encodeURIComponent(callbackOf('localhost'));
    const begin = async (): Promise<string> => {
      const url = `/oauth/custom-oauth2/authorization-data?redirect_uri=${redirect}`;
      return (await app.inject({ url, headers })).json<{ state: string }>().state;
    };
    const exchange = async (state: string) =>
      app.inject({
        url: `/oauth/custom-oauth2/exchange?authorization_code=${secrets.code}&state=${state}&redirect_uri=${redirect}`,
        headers,
      });
    const used: string[] = [];

    provider.answer(({ path }) =>
      path === '/token'
        ? { json: { access_token: secrets.providerToken } }
        : { json: { sub: '1', email: secrets.email } },
    );
    const good = await begin();
    const { external_access_token: oneTime } = (await exchange(good)).json<{ external_access_token: string }>();
    const registration = `/api/v1/public/users?realm=custom-oauth2&external_access_token=`;
    expect((await app.inject({ method: 'POST', url: registration + oneTime, headers })).statusCode).toBe(201);
    const unknown = `${registration}${secrets.externalToken}&invitation_token=${secrets.invitation}`;
    expect((await app.inject({ method: 'POST', url: unknown, headers })).statusCode).toBe(400);
    const grant = { grant_type: 'external_access_token', realm: 'custom-oauth2', external_access_token: oneTime };
    expect((await app.inject({ method: 'POST', url: '/oauth/token', headers, payload: grant })).statusCode).toBe(200);
    used.push(good, oneTime);

    for (const bad of [{ text: `{"access_token":"${secrets.providerToken}"` }, { status: 500, json: {} }]) {
      provider.answer(() => bad);
      const state = await begin();
      used.push(state);
      expect((await exchange(state)).statusCode).toBe(400);
    }
    await provider.close();
    const down = await begin();
    expect((await exchange(down)).statusCode).toBe(400);
    await app.close();

    const log = lines.join('\n');
    expect(log).toContain('/oauth/:auth_type/exchange');
    for (const secret of [...Object.values(secrets), ...used, down]) {
      expect(log).not.toContain(secret);
    }
  });
});
