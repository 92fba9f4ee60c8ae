import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse()]), headers: { etag: '"1"' } });
});
afterEach(() => gateway.close());

const json = { 'content-type': 'application/json' };
const query = 'query Count($n: Int) { courses(first: $n) { totalCount } }';
const counted = { courses: { totalCount: 1 } };
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const under = (sha256Hash: unknown, version = 1) => ({ extensions: { persistedQuery: { version, sha256Hash } } });

const post = async (payload: object, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...json, ...headers },
    payload,
  });
  return { status: statusCode, ...(JSON.parse(body) as { data?: unknown; errors?: Failure[] }) };
};

interface Failure {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly status?: number; readonly requestId: string };
}

const get = async (search: Record<string, string>) => {
  const { statusCode, body } = await gateway.app.inject({ url: `/graphql?${new URLSearchParams(search).toString()}` });
  return { status: statusCode, ...(JSON.parse(body) as { data?: unknown; errors?: Failure[] }) };
};

describe('BEY-22 automatic persisted queries', () => {
  test.each([
    ['a number', { version: 1, sha256Hash: 5 }],
    ['an object that writes itself badly', { version: 1, sha256Hash: { toString: 1 } }],
    ['another version', { version: 2, sha256Hash: hashOf(query) }],
    ['a version in words', { version: '1', sha256Hash: hashOf(query) }],
    ['a list', ['a']],
  ])('what names no document is refused: %s', async (_name, persistedQuery) => {
    const { status, errors } = await post({ extensions: { persistedQuery } });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each([undefined, 'application/json', 'application/graphql-response+json'])(
    'an unknown hash is answered in the words of such clients, with 200: %s',
    async (accept) => {
      const { status, data, errors } = await post(under(hashOf(query)), accept === undefined ? {} : { accept });
      expect([status, data, errors]).toEqual([
        200,
        undefined,
        [
          {
            message: 'PersistedQueryNotFound',
            extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', requestId: expect.any(String) },
          },
        ],
      ]);
    },
  );

  test('a text is registered by the request that brings it with its hash, for POST and GET', async () => {
    expect(await post({ query, ...under(hashOf(query)) })).toMatchObject({ status: 200, data: counted });
    expect(await post({ ...under(hashOf(query)), variables: { n: 3 } })).toMatchObject({ status: 200, data: counted });
    expect(gateway.calls.at(-1)?.path).toContain('size=3');
    const extensions = JSON.stringify(under(hashOf(query)).extensions);
    expect(await get({ extensions, variables: '{"n":4}' })).toMatchObject({ status: 200, data: counted });
    expect(gateway.calls.at(-1)?.path).toContain('size=4');
  });

  test('a text with the hash of another one is refused also where an answer is kept under that hash', async () => {
    const other = '{ courses { totalCount } }';
    await post({ query: other, ...under(hashOf(other)) });
    await post(under(hashOf(other)));
    const { status, data, errors } = await post({ query, ...under(hashOf(other)) });
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([400, undefined, 'BAD_USER_INPUT']);
  });

  test('an answer is kept under the hash too', async () => {
    await post({ query, ...under(hashOf(query)) });
    await post(under(hashOf(query)));
    await post(under(hashOf(query)));
    const metrics = await gateway.app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('gateway_operations_total{kept="true"} 1');
  });

  test.each([
    ['another text’s hash', hashOf('{ __typename }'), 1],
    ['no hash at all', undefined, 1],
    ['a number', 5, 1],
    ['a version that nobody knows', hashOf(query), 2],
  ])('a text with %s is refused, kept answer or not, and not registered', async (_what, hash, version) => {
    await post({ query });
    const { status, data, errors } = await post({ query, ...under(hash, version) });
    expect([status, data, errors?.[0]?.extensions]).toMatchObject([
      400,
      undefined,
      { code: 'BAD_USER_INPUT', status: 400 },
    ]);
    expect((await post(under(hashOf(query)))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test.each([
    ['characters', '{ __typename } #'.padEnd(32_001, 'x')],
    ['tokens', `{ ${'id '.repeat(3_000)} }`],
    ['aliases', `{ ${Array.from({ length: 31 }, (_x, i) => `a${i}: __typename`).join(' ')} }`],
    ['cost', '{ courses(first: 9000) { nodes { tags { name } } } }'],
  ])('is held to the limits as any text: one of too many %s is not registered', async (limit, text) => {
    const { status, errors } = await post({ query: text, ...under(hashOf(text)) });
    expect([status, errors?.[0]?.extensions]).toMatchObject([400, { code: 'LIMIT_EXCEEDED', params: { limit } }]);
    expect((await post(under(hashOf(text)))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test('each use is held to the limits: variables and the other operations of a registered document', async () => {
    const deep = `{ course(id: 1) { ${'viewerUserCourse { course { '.repeat(11)} id ${'} } '.repeat(11)} } }`;
    const text = `query Small($n: Int) { courses(first: $n) { nodes { tags { name } } } } query Deep ${deep}`;
    const hash = under(hashOf(text));
    expect(await post({ query: text, ...hash, operationName: 'Small' })).toMatchObject({ status: 200 });
    const costly = await post({ ...hash, operationName: 'Small', variables: { n: 9_000 } });
    expect(costly).toMatchObject({ status: 400, errors: [{ extensions: { params: { limit: 'cost' } } }] });
    const other = await post({ ...hash, operationName: 'Deep' });
    expect(other).toMatchObject({ status: 400, errors: [{ extensions: { params: { limit: 'depth' } } }] });
  });

  test('a mutation goes by its hash as well, but not by GET', async () => {
    const mutation = 'mutation { signOut(input: {}) { signedOut } }';
    expect((await post({ query: mutation, ...under(hashOf(mutation)) })).status).toBe(200);
    expect((await post(under(hashOf(mutation)))).status).toBe(200);
    const { status, errors } = await get({ extensions: JSON.stringify(under(hashOf(mutation)).extensions) });
    expect([status, errors?.[0]?.extensions]).toMatchObject([405, { code: 'METHOD_NOT_ALLOWED', status: 405 }]);
  });
});
