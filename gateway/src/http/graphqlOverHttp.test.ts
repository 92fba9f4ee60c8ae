import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { auditServer } from 'graphql-http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage, aUser } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { mePath } from '../testing/browser.ts';

let gateway: TestGateway;
let app: FastifyInstance;
beforeEach(async () => {
  gateway = await createTestGateway();
  ({ app } = gateway);
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse()]) });
});
afterEach(() => gateway.close());

const query = '{ courses { totalCount } }';
const json = { 'content-type': 'application/json' };
const responseType = 'application/graphql-response+json';

test('the audit of GraphQL over HTTP finds no error and nothing to warn of', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const results = await auditServer({ url: `http://127.0.0.1:${port}/graphql` });
  expect(results.length).toBeGreaterThan(60);
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, name, status }) => [status, id, name])).toEqual([]);
});

describe('GET', () => {
  const get = (search: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({ url: `/graphql?${new URLSearchParams(search).toString()}`, headers });

  test('asks queries, with variables and by name', async () => {
    expect((await get({ query })).json().data).toEqual({ courses: { totalCount: 1 } });
    const named = await get({
      query: 'query A($n: Int) { courses(first: $n) { totalCount } } query B { __typename }',
      operationName: 'A',
      variables: '{"n":3}',
    });
    expect(named.json().data).toEqual({ courses: { totalCount: 1 } });
    expect(gateway.calls.at(-1)?.path).toContain('size=3');
  });

  test('refuses a mutation with 405, which is also what the answer says, whether it was asked before or not', async () => {
    const mutation = 'mutation { signOut(input: {}) { signedOut } }';
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const { statusCode, headers, body } = await get({ query: mutation });
      expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
      expect(JSON.parse(body).errors[0].extensions).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
    }
    expect(gateway.calls).toEqual([]);
  });

  test.each([[{}], [{ query, variables: '{' }], [{ query, variables: '[]' }], [{ query, extensions: '1' }]])(
    '%j is no request',
    async (search) => {
      const { statusCode, body } = await get(search);
      expect([statusCode, JSON.parse(body).errors[0].extensions]).toMatchObject([
        400,
        { code: 'BAD_USER_INPUT', status: 400 },
      ]);
    },
  );

  test('with a session cookie needs the header that a link cannot send', async () => {
    const { statusCode, body } = await get({ query }, { cookie: 'tokens=x' });
    expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'CROSS_SITE']);
  });
});

test('other methods are told which there are', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url: '/graphql', headers: json, payload: '{}' });
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, POST']);
    expect(JSON.parse(body).errors[0]).toMatchObject({
      message: `${method} is not taken here: send documents by POST, or queries by GET`,
      extensions: { code: 'METHOD_NOT_ALLOWED', status: 405 },
    });
  }
});

describe('the status', () => {
  const post = (payload: object, accept?: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...json, ...(accept === undefined ? {} : { accept }) },
      payload,
    });

  test.each([
    ['GRAPHQL_PARSE_FAILED', { query: '{' }],
    ['GRAPHQL_VALIDATION_FAILED', { query: '{ nonsense }' }],
    ['BAD_USER_INPUT', { query: 'query($n: Int!) { courses(first: $n) { totalCount } }' }],
  ])(
    '%s is 400 on the wire and in the answer; who asks for JSON by name gets 200 and no other',
    async (code, payload) => {
      for (const accept of [undefined, '*/*', responseType, `${responseType}, application/json;q=0.9`]) {
        const { statusCode, body } = await post(payload, accept);
        expect([statusCode, JSON.parse(body).errors[0].extensions]).toMatchObject([400, { code, status: 400 }]);
      }
      const { statusCode, body } = await post(payload, 'application/json');
      const [{ extensions }] = JSON.parse(body).errors;
      expect([statusCode, extensions.code, extensions.status ?? 200]).toEqual([200, code, 200]);
    },
  );

  test.each([
    ['LIMIT_EXCEEDED', { query: `{ ${'__typename '.repeat(3_001)} }` }],
    ['LIMIT_EXCEEDED', { query: '#'.repeat(32_001) }],
    ['LIMIT_EXCEEDED', { query: `{ ${'__typename '.repeat(1_001)} }` }],
    ['UNKNOWN_DOCUMENT', { id: 'x' }],
    ['BAD_USER_INPUT', {}],
    ['BAD_USER_INPUT', { query, operationName: 'Nobody' }],
  ])('%s is 400 in every media type', async (code, payload) => {
    for (const accept of ['application/json', responseType]) {
      const { statusCode, headers, body } = await post(payload, accept);
      expect([statusCode, JSON.parse(body).errors[0].extensions]).toMatchObject([400, { code, status: 400 }]);
      expect(headers['content-type']).toBe(`${accept}; charset=utf-8`);
    }
  });
});

test('an argument that variables fill wrongly in the end is bad input', async () => {
  const text = `mutation($p: [Int!]) {
    answerQuestion(input: { userCourseId: "1", questionId: "1", answer: { positions: $p } }) { userErrors { code } }
  }`;
  for (const variables of [{}, { p: null }]) {
    const { errors } = await gateway.ask(text, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 });
  }
  const { errors } = await gateway.ask('{ courses(first: 101) { totalCount } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400, params: { field: 'first' } });
});

describe('BEY-22 a subscription that does not ask for a stream', () => {
  const subscription = 'subscription Watch { job(id: 1) { state } }';

  test.each([undefined, responseType, 'application/json'])(
    'has one status on the wire and in the answer: %s',
    async (accept) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...json, ...(accept === undefined ? {} : { accept }) },
        payload: { query: subscription },
      });
      const { data, errors } = JSON.parse(body);
      expect([statusCode, errors[0].extensions.status]).toEqual([400, 400]);
      expect(errors[0]).toMatchObject({
        message: 'A subscription is sent by POST with `Accept: text/event-stream`',
        extensions: { code: 'BAD_USER_INPUT' },
      });
      expect(data).toBeUndefined();
    },
  );
});

describe('a page of another origin', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://tool.test' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
    // No browser says this; what is unknown is not ours.
    { 'sec-fetch-site': 'elsewhere', origin: 'https://tool.test' },
    { origin: 'https://tool.test' },
    { origin: 'null' },
  ];
  const preflight = { 'apollo-require-preflight': 'true' };

  test('may ask with a token of its own, and never with credentials of the browser', async () => {
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: 'https://tool.test', 'access-control-request-method': 'POST' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    gateway.on('GET', mePath, { body: aUser({ name: 'Ada' }) });
    for (const headers of foreign) {
      const { data, response } = await gateway.ask('{ viewer { user { name } } }', {}, { ...headers, ...bearer() });
      expect(data.viewer.user.name).toBe('Ada');
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      expect(response.headers['access-control-expose-headers']).toContain('retry-after');
    }
  });

  test('has the session cookie refused, and gets none', async () => {
    gateway.on('POST', '/oauth/token', {
      body: { access_token: 'a', refresh_token: 'r', expires_in: 900, token_type: 'bearer' },
    });
    gateway.on('GET', mePath, { body: aUser() });
    const signIn = 'mutation { signIn(input: { username: "a@b.c", password: "x" }) { userErrors { code } } }';
    for (const headers of foreign) {
      const refused = await gateway.ask(query, {}, { ...headers, ...preflight, cookie: 'tokens=x' });
      expect([refused.status, refused.errors[0]?.extensions['code']]).toEqual([400, 'CROSS_SITE']);
      expect((await gateway.ask(query, {}, headers)).status).toBe(200);
      expect((await gateway.ask(signIn, {}, { ...headers, ...preflight })).response.cookies).toEqual([]);
    }
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:4000' }];
    for (const headers of own) {
      expect((await gateway.ask(signIn, {}, { ...headers, ...preflight })).response.cookies).not.toEqual([]);
    }
  });
});

describe('an Authorization that counts nowhere', () => {
  const challenge = (error: string) => `Bearer realm="lectern", error="${error}"`;

  test.each(['token abc', 'Basic eDp5', 'abc', 'Bearer', 'Bearer a b'])(
    '%s is 401 with a challenge',
    async (header) => {
      const { status, errors, response } = await gateway.ask(query, {}, { authorization: header });
      expect([status, errors[0]?.extensions]).toMatchObject([401, { code: 'UNAUTHENTICATED', status: 401 }]);
      expect(response.headers['www-authenticate']).toBe(challenge('invalid_request'));
      expect(gateway.calls).toEqual([]);
    },
  );

  test('is 401 beside the header of our pages too, but where a proxy asked for it', async () => {
    const preflight = { 'apollo-require-preflight': 'true' };
    const statusOf = async (authorization: string) =>
      (await gateway.ask(query, {}, { ...preflight, authorization })).status;
    expect([await statusOf('token abc'), await statusOf('Bearer a b'), await statusOf('Basic eDp5')]).toEqual([
      401, 401, 200,
    ]);
  });

  test('a token that the platform refuses is 401 with a challenge, where nothing else was answered', async () => {
    gateway.on('GET', mePath, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Sign in to continue' } });
    const viewer = 'viewer { user { name } }';
    const alone = await gateway.ask(`{ ${viewer} }`, {}, bearer('stale'));
    expect([alone.status, alone.errors[0]?.extensions]).toMatchObject([401, { code: 'UNAUTHENTICATED', status: 401 }]);
    expect(alone.response.headers['www-authenticate']).toBe(challenge('invalid_token'));
    const beside = await gateway.ask(`{ ${viewer} courses { totalCount } }`, {}, bearer('stale'));
    expect([beside.status, beside.data.courses]).toEqual([200, { totalCount: 1 }]);
  });
});
