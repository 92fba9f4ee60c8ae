import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  buildSchema,
  getIntrospectionQuery,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isEnumType,
  type GraphQLArgument,
} from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchema, schemaText } from '../schema.ts';
import { aCourse, aCourseWithOutline, aPage, aUser, aUserCourse, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const catalogue = '/api/v1/public/courses';
const trialHost = '0b8f3c5e-2f3a-4c7e-9a51-0d6f1b2c3d4e.demo.test';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
});
afterEach(() => gateway.close());

const deep = (levels: number): string => {
  const open = Array.from({ length: levels - 2 }, () => 'course { viewerUserCourse {').join(' ');
  return `{ course(courseId: 1) { viewerUserCourse { ${open} id ${' } }'.repeat(levels - 2)} } } }`;
};

describe('limits', () => {
  test('a document of depth 12 runs, a deeper one is refused with 400', async () => {
    // viewerUserCourse and course take turns: each pair is two levels deep, the id one more.
    const refused = await gateway.ask(deep(9));
    expect(refused.status).toBe(400);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      params: { limit: 'depth', most: 12 },
      requestId: expect.any(String),
    });
    expect(gateway.calls).toEqual([]);
    expect((await gateway.ask(deep(5))).status).toBe(200);
  });

  test('edges, node and nodes do not count as depth, introspection neither', async () => {
    expect((await gateway.ask(getIntrospectionQuery())).errors).toEqual([]);
  });

  test('21 aliases are refused, 20 are not', async () => {
    const aliased = (n: number): string => `{ ${Array.from({ length: n }, (_x, i) => `a${i}: __typename`).join(' ')} }`;
    expect((await gateway.ask(aliased(20))).status).toBe(200);
    const refused = await gateway.ask(aliased(21));
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'aliases' } } }],
    });
  });

  test('a document of more than 1,000 tokens is refused with 400', async () => {
    const refused = await gateway.ask(`{ ${'__typename '.repeat(1_001)} }`);
    expect(refused.status).toBe(400);
    expect(refused.errors[0]?.message).toContain('1000');
  });

  test('the cost grows with page sizes and is reported; above 1,000 it is refused', async () => {
    const query = 'query($n: Int) { courses(first: $n) { nodes { tags { name } } } }';
    expect((await gateway.ask(query, { n: 10 })).extensions['cost']).toBe(21);
    expect((await gateway.ask(query, { n: 100 })).extensions['cost']).toBe(201);
    const costly =
      'query($n: Int) { courses(first: $n) { nodes { modules { lectures { content { __typename } } } } } }';
    for (const attempt of [1, 2, 3]) {
      const refused = await gateway.ask(costly, { n: 100 });
      expect([attempt, refused.status, refused.errors[0]?.extensions['code']]).toEqual([
        attempt,
        400,
        'LIMIT_EXCEEDED',
      ]);
    }
  });

  test('fragments that multiply are measured, and refused where they are deep, at once', async () => {
    const chain = (link: (next: string) => string): string =>
      [
        'query { course(courseId: 1) { viewerUserCourse { course { ...f0 } } } }',
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
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('each operation of a document is measured by itself', async () => {
    const both = `query Small { __typename } query Deep ${deep(9)}`;
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
    ['query($id: Int!) { course(courseId: $id) { name } }', 'BAD_USER_INPUT'],
  ])('%s is the caller’s mistake: 400', async (query, code) => {
    for (const attempt of [1, 2, 3]) {
      const { status, errors } = await gateway.ask(query);
      expect([attempt, status, errors[0]?.extensions['code']]).toEqual([attempt, 400, code]);
    }
  });
});

describe('documents by id', () => {
  test('the web client’s list is known, anything else is 400', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-documents-'));
    const file = join(folder, 'persisted.json');
    // Beyond the limits of other documents: 500 aliases, 1,500 tokens.
    const long = `query Long { ${Array.from({ length: 500 }, (_x, i) => `a${i}: __typename`).join(' ')} }`;
    writeFileSync(file, JSON.stringify({ abc: 'query Named { courses { totalCount } }', long }));
    const persisted = await createTestGateway({ WEB_PERSISTED: file });
    persisted.on('GET', catalogue, { body: aPage([aCourse()]) });
    const send = (payload: object) =>
      persisted.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    for (const name of ['id', 'documentId', 'doc_id']) {
      expect((await send({ [name]: 'abc', variables: {} })).json().data).toEqual({ courses: { totalCount: 1 } });
    }
    expect((await send({ id: 'long' })).statusCode).toBe(200);
    const unknown = await send({ id: 'other' });
    expect([unknown.statusCode, unknown.json().errors[0].extensions.code]).toEqual([400, 'UNKNOWN_DOCUMENT']);
    // The list is read again when somebody works on the client.
    writeFileSync(file, JSON.stringify({ other: '{ __typename }' }));
    expect((await send({ id: 'other' })).statusCode).toBe(200);
    await persisted.close();
    rmSync(folder, { recursive: true });
  });

  test.each([[[]], [{}], [{ query: 1 }], [{ query: '{ __typename }', variables: [] }], [{ id: 5 }]])(
    '%j is no request',
    async (payload) => {
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

describe('kept responses', () => {
  const query = '{ courses { nodes { name } } }';

  test('public answers are revalidated at each use, and made anew when the platform has something new', async () => {
    let etag = '"v1"';
    let name = 'First';
    gateway.on('GET', catalogue, ({ headers }) =>
      headers['if-none-match'] === etag
        ? { status: 304, headers: { etag } }
        : { body: aPage([aCourse({ name })]), headers: { etag } },
    );
    const names = async () => (await gateway.ask(query)).data.courses.nodes[0]?.name;
    expect([await names(), await names(), await names()]).toEqual(['First', 'First', 'First']);
    [etag, name] = ['"v2"', 'Second'];
    expect([await names(), await names()]).toEqual(['Second', 'Second']);
    expect(gateway.calls).toHaveLength(5);
    expect(gateway.calls.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
      '"v1"',
      '"v1"',
      '"v2"',
    ]);
  });

  test('a platform without validators is believed by its bytes', async () => {
    let name = 'First';
    gateway.on('GET', catalogue, () => ({ body: aPage([aCourse({ name })]) }));
    await gateway.ask(query);
    await gateway.ask(query);
    name = 'Second';
    expect((await gateway.ask(query)).data.courses.nodes[0]?.name).toBe('Second');
    expect(gateway.calls).toHaveLength(3);
  });

  test('workspaces never share one', async () => {
    gateway.on('GET', catalogue, ({ headers }) => ({
      body: aPage([aCourse({ name: String(headers['x-forwarded-host']) })]),
      headers: { etag: '"same"' },
    }));
    const nameAt = async (host: string) => (await gateway.ask(query, {}, { host })).data.courses.nodes[0]?.name;
    expect([await nameAt('a.test'), await nameAt('b.test'), await nameAt('a.test')]).toEqual([
      'a.test',
      'b.test',
      'a.test',
    ]);
  });

  test('what depends on who asks is not kept, not even a visitor’s answer to it', async () => {
    gateway.on('GET', '/api/v1/secured/users/me', ({ headers }) => ({
      body: aUser({ name: String(headers['authorization']) }),
    }));
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([aUserCourse()]) });
    const who = '{ viewer { user { name } } courses { nodes { viewerUserCourse { userCourseId } } } }';
    expect((await gateway.ask(who)).data).toEqual({ viewer: null, courses: { nodes: [{ viewerUserCourse: null }] } });
    for (const token of ['one', 'two', 'one']) {
      const { data } = await gateway.ask(who, {}, bearer(token));
      expect(data.viewer.user.name).toBe(`Bearer ${token}`);
      expect(data.courses.nodes[0]?.viewerUserCourse).toEqual({ userCourseId: 77 });
    }
    expect((await gateway.ask(who)).data.viewer).toBeNull();
  });

  test('a failure is not kept', async () => {
    gateway.on('GET', `${catalogue}/1`, { status: 404, body: { code: 'NOT_FOUND', message: 'no' } });
    const one = '{ course(courseId: 1) { name } }';
    expect((await gateway.ask(one)).data.course).toBeNull();
    gateway.on('GET', `${catalogue}/1`, { body: aCourseWithOutline({ id: 1 }) });
    expect((await gateway.ask(one)).data.course).toEqual({ name: 'German for Beginners' });
    gateway.on('GET', `${catalogue}/1`, { status: 503 });
    expect((await gateway.ask(one)).errors[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
  });

  test('equal reads that overlap are one call', async () => {
    const asked = Promise.withResolvers<void>();
    gateway.on('GET', catalogue, async () => {
      await asked.promise;
      return { body: aPage([aCourse()]) };
    });
    const waiting = Array.from({ length: 20 }, () => gateway.ask(query));
    await vi.waitUntil(() => gateway.calls.length > 0);
    asked.resolve();
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(gateway.calls).toHaveLength(1);
  });

  test('large answers are compressed for those who can read it', async () => {
    gateway.on('GET', catalogue, {
      body: aPage(
        Array.from({ length: 40 }, (_x, i) =>
          aCourse({ id: i + 1, name: `A course with a long name ${i} `.repeat(4) }),
        ),
      ),
    });
    const send = (accept: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', 'accept-encoding': accept },
        payload: { query },
      });
    for (const attempt of [1, 2]) {
      const [br, gz, plain] = [await send('gzip, br'), await send('gzip'), await send('identity')];
      expect([
        attempt,
        br.headers['content-encoding'],
        gz.headers['content-encoding'],
        plain.headers['content-encoding'],
      ]).toEqual([attempt, 'br', 'gzip', undefined]);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    }
  });
});

describe('the workspace', () => {
  test('REST-38 REST-50 WS-01 WS-03 WS-04 WS-13 GW-29 GW-30 GW-34 is found by the host, with its profile', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ hostname: 'acme.localhost' })]) });
    gateway.on('GET', '/static/workspaces/acme_localhost/profile.json', {
      body: {
        name: 'acme_localhost',
        title: 'Acme',
        theme: { primary: '#123456', error: 'red' },
        hide: ['darkModeToggle', 'x'],
        lang: 'uk',
        gtm: { gtmTrackingId: 'G' },
        socials: [{ type: 'LinkedIn', url: 'https://l' }],
      },
    });
    const { data } = await gateway.ask(
      '{ workspace { workspaceId activeConsent { consentId } trial { daysLeft } profile { name title company hide lang gtmTrackingId socials { type } theme { primary error success } } } }',
    );
    expect(data.workspace).toEqual({
      workspaceId: 1,
      activeConsent: { consentId: 1 },
      trial: null,
      profile: {
        name: 'acme_localhost',
        title: 'Acme',
        company: 'Demo School',
        hide: ['DARK_MODE_TOGGLE'],
        lang: 'UK',
        gtmTrackingId: 'G',
        socials: [{ type: 'linkedin' }],
        theme: { primary: '#123456', error: '#c71618', success: '#4CAF50' },
      },
    });
  });

  test.each([
    ['WS-14', { status: 500 }],
    ['WS-03', { body: { name: 'other_host', title: 'Other' } }],
  ])('%s a profile that fails or belongs to another host leaves the defaults', async (_id, reply) => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    gateway.on('GET', '/static/workspaces/localhost/profile.json', reply);
    const { data, errors } = await gateway.ask('{ workspace { profile { name title theme { secondary } } } }');
    expect(errors).toEqual([]);
    expect(data.workspace.profile).toEqual({ name: 'localhost', title: null, theme: { secondary: '#e95542' } });
  });

  test('OP-56 a host that serves none has no workspace', async () => {
    expect((await gateway.ask('{ workspace { workspaceId } }')).data.workspace).toBeNull();
  });

  test('TRIAL-02 TRIAL-03 LIM-05 counts the days of a trial host down to 0, anew each day', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([aWorkspace({ hostname: trialHost, trial: true, createdTime: '2030-05-30T12:00:00.000Z' })]),
    });
    const trial = async () =>
      (await gateway.ask('{ workspace { trial { daysLeft expired } } }')).data.workspace.trial as object;
    expect(await trial()).toEqual({ daysLeft: 28, expired: false });
    gateway.clock.advance(27 * 86_400_000);
    expect(await trial()).toEqual({ daysLeft: 1, expired: false });
    gateway.clock.advance(50 * 86_400_000);
    expect(await trial()).toEqual({ daysLeft: 0, expired: true });
  });

  test('OP-48 whether a workspace is on trial is what the platform says, whatever its host', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([aWorkspace({ hostname: trialHost, trial: false, createdTime: '2020-05-30T12:00:00.000Z' })]),
    });
    const { data } = await gateway.ask('{ workspace { hostname trial { expired } } }');
    expect(data.workspace).toEqual({ hostname: trialHost, trial: null });
  });

  test('REST-14 REST-37 countries and consents', async () => {
    gateway.on('GET', '/api/v1/public/country', { body: [{ code: 'DE', name: 'Germany' }] });
    gateway.on('POST', '/api/v1/secured/consents/1/users', { status: 204 });
    expect((await gateway.ask('{ countries { code name } }')).data.countries).toEqual([
      { code: 'DE', name: 'Germany' },
    ]);
    const { data } = await gateway.ask(
      'mutation { acceptConsent(input: {}) { accepted userErrors { code } } }',
      {},
      bearer(),
    );
    expect(data.acceptConsent).toEqual({ accepted: true, userErrors: [] });
  });
});

describe('the schema', () => {
  const schema = buildSchema(schemaText);
  const types = Object.values(schema.getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
  );
  /** Roots are introduced by the document itself; `id` and the interface's fields are described where they are declared. */
  const describedElsewhere = (typeName: string, fieldName: string): boolean => {
    const type = schema.getType(typeName);
    return (
      (isObjectType(type) || isInterfaceType(type)) &&
      type.getInterfaces().some((parent) => parent.getFields()[fieldName]?.description != null)
    );
  };

  const argumentsOf = (field: object): readonly GraphQLArgument[] =>
    'args' in field ? (field.args as readonly GraphQLArgument[]) : [];

  test('GW-01 everything is described', () => {
    const missing = types.flatMap((type) => {
      const own = type.description == null && !['Query', 'Mutation'].includes(type.name) ? [type.name] : [];
      if (isEnumType(type))
        return [...own, ...type.getValues().flatMap((v) => (v.description == null ? [`${type.name}.${v.name}`] : []))];
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return own;
      const fields = Object.values(type.getFields()).flatMap((field) => {
        const place = `${type.name}.${field.name}`;
        const described = field.description != null || describedElsewhere(type.name, field.name);
        const args = argumentsOf(field)
          .filter((arg) => arg.description == null && arg.name !== 'input')
          .map((arg) => `${place}(${arg.name})`);
        return [...(described ? [] : [place]), ...args];
      });
      return [...own, ...fields];
    });
    expect(missing).toEqual([]);
  });

  test('GW-01 every query and mutation is resolved', () => {
    const roots = [createSchema().getQueryType(), createSchema().getMutationType()];
    const unresolved = roots
      .flatMap((type) => Object.values(type?.getFields() ?? {}))
      .filter(({ resolve }) => resolve === undefined);
    expect(unresolved.map(({ name }) => name)).toEqual([]);
  });

  test('OP-13 each mutation takes one input and answers userErrors', () => {
    const wrong = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args, type }) => {
      const payload = schema.getType(String(type).replace('!', ''));
      return (
        args.length !== 1 ||
        args[0]?.name !== 'input' ||
        !isObjectType(payload) ||
        payload.getFields()['userErrors'] === undefined
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
