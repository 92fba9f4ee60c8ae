import { connect } from 'node:net';
import { integer, oneof, sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

let server: TestApp;
let admin: TestUser;
let token: string;
let paths: readonly { readonly method: string; readonly url: string }[];

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.aUser({ roleAdmin: true });
  token = await server.signIn(admin);
  const { paths: documented } = openapiDocument() as { readonly paths: Record<string, Record<string, unknown>> };
  const served = ['/static/files/{name}', '/static/stills/youtube/{name}', '/static/workspaces/{name}', '/{name}'];
  paths = [
    ...Object.entries(documented).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url })),
    ),
    ...served.map((url) => ({ method: 'GET', url })),
  ].filter(({ url }) => url.includes('{'));
});
afterAll(() => server.close());

/** Our shape, or that of OAuth and SCIM, which have their own. */
const isOurs = (body: unknown, url: string): boolean => {
  if (typeof body !== 'object' || body === null) {
    return false;
  }
  if (url.startsWith('/scim/')) {
    return 'schemas' in body;
  }
  return 'requestId' in body && 'message' in body && ('code' in body || (url.startsWith('/oauth/') && 'error' in body));
};

describe('ERR-01 an address that no route takes', () => {
  const part = oneof(
    integer({ min: 256, max: 3_000 }).map((length) => 'a'.repeat(length)),
    integer({ min: 256, max: 3_000 }).map((length) => '1'.repeat(length)),
    integer({ min: 90, max: 900 }).map((length) => '%C3%A4'.repeat(length)),
  );

  test('every route refuses a part of 300 characters and more in our shape, and does not repeat it', async () => {
    expect(paths.length).toBeGreaterThan(100);
    const wrong: unknown[] = [];
    for (const { method, url } of paths) {
      const [value = ''] = sample(part, 1);
      const address = url.replaceAll(/\{[^}]+\}/g, value);
      const { status, body, headers } = await server.call(method, address, { as: admin });
      const text = JSON.stringify(body);
      const isFine =
        isOurs(body, url) &&
        status >= 400 &&
        status < 500 &&
        !text.includes(value.slice(0, 200)) &&
        headers['x-request-id'] !== undefined;
      if (!isFine) {
        wrong.push({ method, url, status, text: text.slice(0, 200) });
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test.each(['/%zz', '/api/v1/public/courses/%', '/static/files/%c3%28', '/static/%E0%A4%A', '/%00%zz'])(
    'that is not well formed is refused in our shape: %s',
    async (url) => {
      const { statusCode, headers, body } = await server.app.inject({
        url,
        headers: { 'x-request-id': 'of-the-caller' },
      });
      expect([400, 404]).toContain(statusCode);
      const answer = JSON.parse(body) as Record<string, unknown>;
      expect(answer).toMatchObject({ message: expect.any(String), requestId: 'of-the-caller' });
      expect(['INVALID', 'NOT_FOUND']).toContain(answer['code']);
      expect(headers['x-request-id']).toBe('of-the-caller');
      expect(body).not.toContain(url);
    },
  );
});

describe('ERR-01 a request that cannot be read', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    { what: 'an empty JSON body', headers: json, payload: '', status: 400 },
    { what: 'no JSON', headers: json, payload: '{', status: 400 },
    {
      what: 'a type that nobody reads',
      headers: { 'content-type': 'application/x-yaml' },
      payload: 'a: 1',
      status: 415,
    },
    { what: 'a type that is none', headers: { 'content-type': 'nonsense' }, payload: 'a', status: 415 },
    {
      what: 'a type with a broken parameter',
      headers: { 'content-type': 'application/json;=' },
      payload: '{}',
      status: 400,
    },
    {
      what: 'a length that is too short',
      headers: { ...json, 'content-length': '1' },
      payload: '{"a":1}',
      status: 400,
    },
    { what: 'names of the prototype', headers: json, payload: '{"__proto__":{"a":1}}', status: 400 },
  ])('$what is refused in our shape', async ({ headers, payload, status }) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/secured/courses',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
    expect(body['error']).toBeUndefined();
    expect([status, 400]).toContain(answer.statusCode);
  });

  test('a thousand parameters of a query are no fault of ours', async () => {
    const query = Array.from({ length: 1_100 }, (_, index) => `q${index}=1&q=a`).join('&');
    const { status, body } = await server.call('GET', `/api/v1/secured/courses?${query}`.slice(0, 12_000), {
      as: admin,
    });
    expect(status).toBeLessThan(500);
    expect(status < 400 || isOurs(body, '')).toBe(true);
  });

  test.each([
    { what: 'no HTTP', head: 'nonsense\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      head: 'GET / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      status: 400,
    },
    {
      what: 'headers of 20 kB',
      head: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ])('$what is answered in our shape', async ({ head, status }) => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => listening());
    expect(await rawAnswer(address, head)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*"code":"[A-Z_]+","message":"[^"]+"`),
    );
  });

  const listening = (): string => {
    const at = server.app.server.address();
    return `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  };

  const rawAnswer = (address: string, head: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(head));
      let text = '';
      socket.on('data', (piece) => (text += piece.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
});
