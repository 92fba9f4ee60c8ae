import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { startTestServer, type GivenAnswer, type ReceivedRequest, type TestServer } from '../../testing/testServer.ts';
import { callbackOf, externalCallsOf, type ExternalCalls } from './externalTestCalls.testkit.ts';

const appId = '1234567890';
const appSecret = 'secret of the app';
const token = 'EAAtoken';

describe('sign-in with Facebook', () => {
  let graph: TestServer;
  let server: TestApp;
  let calls: ExternalCalls;
  let debug: Record<string, unknown>;
  let me: Record<string, unknown>;

  beforeAll(async () => {
    graph = await startTestServer();
    graph.answer(answer);
    server = await createTestApp({
      OUTBOUND_PRIVATE_HOSTS: graph.host,
      FACEBOOK_CLIENT_ID: appId,
      FACEBOOK_CLIENT_SECRET: appSecret,
      FACEBOOK_AUTHORIZATION_URL: `${graph.origin}/dialog/oauth`,
      FACEBOOK_GRAPH_URL: `${graph.origin}/v21.0`,
    });
    calls = externalCallsOf(server);
    await server.aUser({ username: 'member@mail.test' });
  });
  afterAll(async () => {
    await server.close();
    await graph.close();
  });
  beforeEach(() => {
    graph.received.splice(0);
    debug = { app_id: appId, is_valid: true, user_id: '77', type: 'USER', expires_at: 0 };
    me = { id: '77', name: 'Member', email: 'member@mail.test' };
  });

  function answer({ path, query }: ReceivedRequest): GivenAnswer | undefined {
    switch (path) {
      case '/v21.0/oauth/access_token':
        return query['code'] === 'a-code' && query['client_secret'] === appSecret
          ? { json: { access_token: token, token_type: 'bearer', expires_in: 5000 } }
          : { status: 400, json: { error: { message: 'Invalid verification code' } } };
      case '/v21.0/debug_token':
        return query['access_token'] === `${appId}|${appSecret}` && query['input_token'] === token
          ? { json: { data: debug } }
          : { json: { data: { is_valid: false, app_id: appId, user_id: '0' } } };
      case '/v21.0/me':
        return { json: me };
      default:
        return undefined;
    }
  }

  test('AUTH-05 REST-06 REST-07 a code opens the account of its person', async () => {
    const { body } = await calls.begin('facebook');
    expect(body).toMatchObject({
      authorization_endpoint: `${graph.origin}/dialog/oauth`,
      client_id: appId,
      scope: 'email public_profile',
    });
    const exchanged = await calls.exchange('facebook', { code: 'a-code', state: body['state'] ?? '' });
    expect(exchanged).toMatchObject({ status: 200, body: { realm: 'facebook' } });
    expect(exchanged.body['external_access_token']).not.toBe(token);
    const pair = await calls.grant('facebook', exchanged.body['external_access_token'] ?? '');
    expect((await calls.whoIs(pair)).body).toMatchObject({ username: 'member@mail.test' });

    const asked = graph.received.find(({ path }) => path.endsWith('/access_token'));
    expect(asked?.query).toMatchObject({ redirect_uri: callbackOf('localhost'), client_id: appId });
    expect(asked?.query['code_verifier']).toMatch(/^[\w-]{43,}$/);
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    expect(graph.received.at(-1)?.query).toMatchObject({ access_token: token, appsecret_proof: proof });
  });

  test('REST-03 a token that the debug call knows as ours opens the account', async () => {
    expect((await calls.grant('facebook', token)).status).toBe(200);
  });

  test.each<[string, () => void]>([
    ['made for another app', () => (debug = { ...debug, app_id: '999' })],
    ['not valid any more', () => (debug = { ...debug, is_valid: false })],
    ['expired', () => (debug = { ...debug, expires_at: 1000 })],
    ['of a page', () => (debug = { ...debug, type: 'PAGE' })],
    ['of another person than it opens', () => (me = { ...me, id: '78' })],
    ['answered without a person', () => (debug = { app_id: appId, is_valid: true })],
  ])('ERR-05 OP-36 1004 a token that is %s opens nothing', async (_what, change) => {
    change();
    expect(await calls.grant('facebook', token)).toMatchObject({ status: 400, body: { code: 1004 } });
    expect(await calls.register('facebook', token)).toMatchObject({ status: 400, body: { code: 1004 } });
  });

  test('ERR-05 OP-36 1004 a token that Facebook does not know, and a code that it refuses, open nothing', async () => {
    expect((await calls.grant('facebook', 'EAAother')).body).toMatchObject({ code: 1004 });
    const { body } = await calls.begin('facebook');
    const exchanged = await calls.exchange('facebook', { code: 'wrong', state: body['state'] ?? '' });
    expect(exchanged).toMatchObject({ status: 400, body: { code: 1004 } });
  });

  test('ERR-12 9905 a person without a confirmed address, which Facebook does not tell, is not let in', async () => {
    debug = { ...debug, user_id: '79' };
    me = { id: '79', name: 'By phone' };
    expect((await calls.grant('facebook', token)).body).toMatchObject({ code: 9905 });
    expect((await calls.register('facebook', token)).body).toMatchObject({ code: 9905 });
  });
});
