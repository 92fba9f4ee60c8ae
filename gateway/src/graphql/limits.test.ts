import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const catalogue = '/api/v1/public/courses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
});
afterEach(() => gateway.close());

const deep = (levels: number): string => {
  const open = Array.from({ length: levels - 2 }, () => 'course { viewerUserCourse {').join(' ');
  return `{ course(id: 1) { viewerUserCourse { ${open} id ${' } }'.repeat(levels - 2)} } } }`;
};

describe('limits', () => {
  test('a document of depth 20 runs, a deeper one is refused with 400', async () => {
    // viewerUserCourse and course take turns: each pair is two levels deep, the id one more.
    const refused = await gateway.ask(deep(12));
    expect(refused.status).toBe(400);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      params: { limit: 'depth', most: 20 },
      requestId: expect.any(String),
    });
    expect(gateway.calls).toEqual([]);
    expect((await gateway.ask(deep(9))).status).toBe(200);
  });

  test('edges, node and nodes do not count as depth, introspection neither', async () => {
    expect((await gateway.ask(getIntrospectionQuery())).errors).toEqual([]);
  });

  test('31 aliases are refused, 30 are not', async () => {
    const aliased = (n: number): string => `{ ${Array.from({ length: n }, (_x, i) => `a${i}: __typename`).join(' ')} }`;
    expect((await gateway.ask(aliased(30))).status).toBe(200);
    const refused = await gateway.ask(aliased(31));
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'aliases' } } }],
    });
  });

  test('a document of more than 3,000 tokens is refused with 400, and is no failure to parse', async () => {
    const tokens = (count: number): string =>
      `{ __typename courses(filter: { tags: [${'"a" '.repeat(count - 24)}] }) @skip(if: true) { totalCount } }`;
    expect((await gateway.ask(tokens(3_000))).status).toBe(200);
    expect(await gateway.ask(tokens(3_001))).toMatchObject({
      status: 400,
      errors: [
        {
          message: 'The document has 3001 tokens; the limit is 3000',
          extensions: { code: 'LIMIT_EXCEEDED', status: 400, params: { limit: 'tokens', value: 3_001, most: 3_000 } },
        },
      ],
    });
  });

  test('the cost grows with page sizes and is reported; above 10,000 it is refused before anything is called', async () => {
    const query = 'query($n: Int) { courses(first: $n) { nodes { tags { name } } } }';
    const costOf = async (n: number) => (await gateway.ask(query, { n })).extensions['cost'];
    expect(await costOf(10)).toMatchObject({ limit: 10_000, requested: 21, callLimit: 100, calls: 1 });
    expect(await costOf(100)).toMatchObject({ requested: 201 });
    const costly =
      'query($n: Int) { courses(first: $n) { nodes { modules { lectures { content { __typename } } } } } workspace { people(first: $n) { nodes { name } } } }';
    gateway.calls.length = 0;
    for (const attempt of [1, 2, 3]) {
      const refused = await gateway.ask(costly, { n: 1_000 });
      expect([attempt, refused.status, refused.errors[0]?.extensions]).toMatchObject([
        attempt,
        400,
        { code: 'LIMIT_EXCEEDED', status: 400, params: { limit: 'cost', value: 15_003, most: 10_000 } },
      ]);
    }
    expect(gateway.calls).toEqual([]);
  });

  test('fragments that multiply are measured, and refused where they are deep, at once', async () => {
    const chain = (link: (next: string) => string): string =>
      [
        'query { course(id: 1) { viewerUserCourse { course { ...f0 } } } }',
        ...Array.from({ length: 60 }, (_x, i) => `fragment f${i} on Course { ${link(`...f${i + 1}`)} }`),
        'fragment f60 on Course { __typename }',
      ].join('\n');
    const start = performance.now();
    expect((await gateway.ask(chain((next) => `${next} ${next}`))).status).toBe(200);
    const ofList = chain((next) => `${next} ${next}`)
      .replace(/^query .*/, 'query { courses { ...f0 } }')
      .replaceAll('on Course ', 'on CourseConnection ');
    expect((await gateway.ask(ofList)).data).toEqual({ courses: { __typename: 'CourseConnection' } });
    const refused = await gateway.ask(chain((next) => `viewerUserCourse { course { ${next} } }`));
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', params: { limit: 'depth' } });
    // Link by link it would never end; a busy machine may stall for seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('each operation of a document is measured on its own', async () => {
    const both = `query Small { __typename } query Deep ${deep(12)}`;
    const send = (operationName: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: { query: both, operationName },
      });
    expect((await send('Small')).statusCode).toBe(200);
    expect((await send('Deep')).statusCode).toBe(400);
  });

  test('a document of more than 32,000 characters is refused, comments included; the web client’s own are not', async () => {
    const text = (length: number): string => '{ __typename } #'.padEnd(length, 'x');
    expect((await gateway.ask(text(32_000))).status).toBe(200);
    expect(await gateway.ask(text(32_001))).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'characters', most: 32_000 } } }],
    });
  });

  test('a request of more bytes than configured is refused with 413', async () => {
    const small = await createTestGateway({ BODY_LIMIT_BYTES: '2048' });
    const send = (length: number) => small.ask(`{ __typename } #${'x'.repeat(length)}`);
    expect((await send(1_900)).status).toBe(200);
    expect(await send(2_048)).toMatchObject({
      status: 413,
      errors: [{ extensions: { code: 'LIMIT_EXCEEDED', status: 413, params: { limit: 'bytes', most: 2_048 } } }],
    });
    await small.close();
  });

  test('variables that are nested too deep are refused with 400', async () => {
    const send = async (levels: number) => {
      const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: `{"query":"{ __typename }","variables":{"a":${nested}}}`,
      });
      return [response.statusCode, response.json().errors?.[0].extensions.code];
    };
    expect(await send(31)).toEqual([200, undefined]);
    expect(await send(32)).toEqual([400, 'BAD_USER_INPUT']);
    expect(await send(200_000)).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each([
    ['{ nonsense }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ courses(', 'GRAPHQL_PARSE_FAILED'],
    ['query($id: ID!) { course(id: $id) { name } }', 'BAD_USER_INPUT'],
  ])('%s is the caller’s mistake: 400', async (query, code) => {
    for (const attempt of [1, 2, 3]) {
      const { status, errors } = await gateway.ask(query);
      expect([attempt, status, errors[0]?.extensions['code']]).toEqual([attempt, 400, code]);
    }
  });
});
