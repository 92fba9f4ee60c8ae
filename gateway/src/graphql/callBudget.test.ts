import { once } from 'node:events';
import { createServer as createHttpServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { aCourseWithOutline, aLecture, aLecturePage, aModule, aPage, aUser, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const coursePath = '/api/v1/public/courses/1';
const contents = '{ course(id: 1) { modules { lectures { name content { __typename } } } } workspace { company } }';

/** A course of `modules` × `lectures`. */
const aCourseOf = (modules: number, lectures: number) =>
  aCourseWithOutline({
    id: 1,
    modules: Array.from({ length: modules }, (_m, m) =>
      aModule({
        id: m + 1,
        lectures: Array.from({ length: lectures }, (_l, l) => aLecture({ id: 1_000 * (m + 1) + l })),
      }),
    ),
  });

describe('an operation on a large course', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ company: 'Acme' })]) });
  });
  afterEach(() => gateway.close());

  const serve = (modules: number, lectures: number): void => {
    gateway.on('GET', coursePath, { body: aCourseOf(modules, lectures) });
    for (let m = 1; m <= modules; m += 1) {
      for (let l = 0; l < lectures; l += 1) {
        const id = 1_000 * m + l;
        gateway.on('GET', `${coursePath}/lecture/${id}`, { body: aLecturePage({ id }) });
      }
    }
  };

  test('has 100 calls of the platform: what wants one more is refused, its neighbours are answered', async () => {
    serve(5, 20);
    const { status, data, errors, extensions } = await gateway.ask(contents);
    expect(gateway.calls).toHaveLength(100);
    expect(status).toBe(200);
    expect(data.workspace).toEqual({ company: 'Acme' });
    expect(data.course.modules.flatMap(({ lectures }) => lectures).filter(({ content }) => content)).toHaveLength(98);
    expect(errors).toHaveLength(2);
    for (const { extensions: told } of errors) {
      expect(told).toMatchObject({ code: 'LIMIT_EXCEEDED', status: 400, params: { limit: 'calls', most: 100 } });
    }
    expect(extensions['cost']).toMatchObject({ callLimit: 100, calls: 100, limit: 10_000, requested: 15 });
  });

  test('makes no more calls once its answer is there, as where a list is refused that must not be null', async () => {
    serve(20, 20);
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    for (let id = 1_000; id < 21_000; id += id % 1_000 === 19 ? 981 : 1) {
      // Anyone who works on the course is asked for next.
      const body = { code: 'FORBIDDEN', message: 'No', params: {} };
      gateway.on('GET', `${coursePath}/lecture/${id}`, () => allowed.then(() => ({ status: 403, body })));
    }
    const { data, errors } = await gateway.ask(contents, {}, bearer());
    expect(data).toEqual({ course: { modules: null }, workspace: { company: 'Acme' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', params: { limit: 'calls', most: 100 } });
    const made = gateway.calls.length;
    allow();
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(gateway.calls).toHaveLength(made);
  });

  test('has them for all of its fields together', async () => {
    const fields = Array.from({ length: 20 }, (_x, index) => `a${index}: course(id: ${index + 1}) { name }`);
    const small = await createTestGateway({ OPERATION_CALLS: '7' });
    const { errors } = await small.ask(`{ ${fields.join(' ')} }`);
    expect(small.calls).toHaveLength(7);
    expect(errors.map(({ path }) => path)).toEqual(Array.from({ length: 13 }, (_x, index) => [`a${index + 7}`]));
    expect(errors[0]?.extensions).toMatchObject({ params: { limit: 'calls', value: 8, most: 7 } });
    await small.close();
  });

  test('calls for nothing that stands in a list whose place is refused, and for all that stands beside it', async () => {
    serve(20, 20);
    gateway.on('GET', '/api/v1/public/courses/2', { body: { ...aCourseOf(1, 2), id: 2 } });
    for (const id of [1_000, 1_001]) {
      gateway.on('GET', `/api/v1/public/courses/2/lecture/${id}`, { body: aLecturePage({ id, courseId: 2 }) });
    }
    const part = 'modules { lectures { content { __typename } } }';
    const { data, errors } = await gateway.ask(`{ small: course(id: 2) { ${part} } large: course(id: 1) { ${part} } }`);
    expect(data).toMatchObject({
      small: { modules: [{ lectures: [{ content: {} }, { content: {} }] }] },
      large: { modules: null },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', params: { limit: 'calls', most: 100 } });
    expect(gateway.paths().filter((path) => path.includes('/courses/1/lecture/'))).toEqual([]);
  });

  test('is answered alike when it comes so often that it is compiled', async () => {
    serve(20, 20);
    const seen: unknown[] = [];
    for (let use = 1; use <= 22; use += 1) {
      const before = gateway.calls.length;
      const { data, errors } = await gateway.ask(
        '{ course(id: 1) { modules { lectures { content { __typename } } } } }',
      );
      seen.push({
        data,
        path: errors[0]?.path,
        told: errors[0]?.extensions['params'],
        calls: gateway.calls.length - before,
      });
    }
    expect(seen[0]).toMatchObject({
      data: { course: { modules: null } },
      path: ['course', 'modules', 5, 'lectures'],
      calls: 1,
    });
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('reads a small course whole', async () => {
    serve(4, 10);
    const { data, errors, extensions } = await gateway.ask(contents);
    expect(errors).toEqual([]);
    expect(data.course.modules.flatMap(({ lectures }) => lectures)).toHaveLength(40);
    // Course, workspace, 4 modules, 40 lectures with a content and a call each.
    expect(extensions['cost']).toMatchObject({ requested: 15, actual: 2 + 4 + 40 * 12, calls: 42 });
  });

  test('is refused a list that would cause too many calls, or cost too much, before any of its calls', async () => {
    serve(1, 101);
    const tooManyCalls = await gateway.ask(contents);
    expect(gateway.calls).toHaveLength(2);
    expect(tooManyCalls.data.workspace).toEqual({ company: 'Acme' });
    expect(tooManyCalls.errors).toMatchObject([
      {
        path: ['course', 'modules', 0, 'lectures'],
        extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'calls', value: 101, most: 100 } },
      },
    ]);
    const names = contents.replace('content { __typename }', 'gate { reason }');
    expect((await gateway.ask(names)).errors).toEqual([]);
    gateway.on('GET', coursePath, { body: aCourseOf(1, 5_000) });
    expect((await gateway.ask(names)).errors).toMatchObject([
      { extensions: { code: 'LIMIT_EXCEEDED', params: { limit: 'cost', value: 3 + 5_000 * 2, most: 10_000 } } },
    ]);
  });

  test('cannot hide what a list asks for behind a fragment that stands elsewhere too, or among others of its name', async () => {
    serve(1, 101);
    const fragment = 'fragment Names on Course { modules { lectures { name } } }';
    const content = 'modules { lectures { content { __typename } } }';
    for (const document of [
      `{ a: course(id: 1) { ...Names } b: course(id: 1) { ...Names ${content} } } ${fragment}`,
      `{ b: course(id: 1) { ...Names ${content} } a: course(id: 1) { ...Names } } ${fragment}`,
    ]) {
      expect((await gateway.ask(document)).errors).toMatchObject([
        { path: ['b', 'modules', 0, 'lectures'], extensions: { params: { limit: 'calls', value: 101, most: 100 } } },
      ]);
    }
    gateway.on('GET', coursePath, { body: aCourseOf(1, 3_400) });
    const parts = ['previous', 'next', 'gate'].map((name) => `modules { lectures { ${name} { __typename } } }`);
    expect((await gateway.ask(`{ course(id: 1) { ${parts.join(' ')} } }`)).errors).toMatchObject([
      { extensions: { params: { limit: 'cost', value: 2 + 3_400 * 4 } } },
    ]);
  });

  // Vitest fails a run in which a rejection is handled by nobody; Node would end the gateway.
  test('is refused some lists and some calls, and no failure is left that nobody hears of', async () => {
    serve(3, 60);
    for (let use = 0; use < 21; use += 1) {
      const { data, errors } = await gateway.ask(contents);
      expect(data.workspace).toEqual({ company: 'Acme' });
      expect(errors[0]?.extensions['code']).toBe('LIMIT_EXCEEDED');
    }
  });

  test('a call that is repeated with a renewed token is never one too many', async () => {
    const small = await createTestGateway({ OPERATION_CALLS: '2' });
    small.on('GET', '/api/v1/secured/users/me', ({ headers }) =>
      headers['authorization'] === 'Bearer access-2' ? { body: aUser({ name: 'A' }) } : { status: 401 },
    );
    small.on('POST', '/oauth/token', {
      body: { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 900, token_type: 'bearer' },
    });
    const { data, errors } = await small.ask('{ viewer { user { name } } }', {}, bearer('access-1', 'refresh-1'));
    expect([data.viewer.user.name, errors]).toEqual(['A', []]);
    expect(small.calls).toHaveLength(3);
    await small.close();
  });
});

describe('calls that nobody waits for any more', () => {
  /** A real platform that keeps anyone who asks for a lecture waiting, and notes who hung up. */
  let platform: Server;
  let app: FastifyInstance;
  let held: ServerResponse[];
  let hungUp: number;

  async function start(variables: Record<string, string>): Promise<void> {
    held = [];
    hungUp = 0;
    platform = createHttpServer((request, response) => {
      if (request.url?.includes('/lecture/') === true) {
        response.on('close', () => (hungUp += 1));
        held.push(response);
      } else if (request.url?.startsWith(coursePath) === true) response.end(JSON.stringify(aCourseOf(3, 20)));
      else response.end(JSON.stringify(aPage([])));
    }).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    app = await createServer(
      parseConfig({
        APP_ENV: 'dev',
        LOG_LEVEL: 'silent',
        PLATFORM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
        UPSTREAM_CONNECTIONS: '2',
        ...variables,
      }),
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
  }
  afterEach(async () => {
    platform.closeAllConnections();
    platform.close();
    await app.close();
  });

  const ask = (query: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: { query },
    });

  /** How many were held and hung up, after others have gone through both connections. */
  async function afterOthers(): Promise<{ held: number; hungUp: number }> {
    for (let index = 0; index < 4; index += 1) await ask('{ tags { unavailable } }');
    return { held: held.length, hungUp };
  }

  test('end when their caller leaves, those that wait in line and those on their way', async () => {
    await start({});
    const { port } = app.server.address() as AddressInfo;
    const caller = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
    });
    caller.on('error', () => undefined);
    caller.end(JSON.stringify({ query: contents }));
    await expect.poll(() => held.length).toBe(2);
    caller.destroy();
    await expect.poll(() => hungUp).toBe(2);
    expect(await afterOthers()).toEqual({ held: 2, hungUp: 2 });
  });

  test('end with the time of their operation', async () => {
    await start({ OPERATION_TIMEOUT_MS: '500' });
    const { errors } = (await ask(contents)).json();
    expect(new Set(errors.map((error: { extensions: { code: string } }) => error.extensions.code))).toEqual(
      new Set(['TIMEOUT']),
    );
    await expect.poll(() => hungUp).toBe(2);
    expect(await afterOthers()).toEqual({ held: 2, hungUp: 2 });
  });
});
