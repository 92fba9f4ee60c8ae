import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aCourseWithOutline, aPage, aUser, aUserCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const catalogue = '/api/v1/public/courses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
});
afterEach(() => gateway.close());

async function keptCount({ app }: TestGateway): Promise<number> {
  const { body } = await app.inject({ url: '/metrics' });
  return Number(/gateway_operations_total\{kept="true"\} (\d+)/.exec(body)?.[1] ?? 0);
}

describe('kept responses', () => {
  const query = '{ courses { nodes { name } } }';

  test('public answers are revalidated at each use, and made again when the platform has something new', async () => {
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

  test('an answer is kept once all that it is made of has come twice, and not while any of it is new at each call', async () => {
    let name = 0;
    let isChanging = false;
    gateway.on('GET', catalogue, () => ({
      body: aPage([aCourse({ name: `Course ${(name += Number(isChanging))}` })]),
    }));
    gateway.on('GET', '/api/v1/public/tags', { body: aPage([]) });
    const both = '{ courses { nodes { name } } tags { nodes { name } } }';
    const isKept = async (): Promise<boolean> => {
      const before = await keptCount(gateway);
      await gateway.ask(both);
      return (await keptCount(gateway)) > before;
    };
    expect([await isKept(), await isKept(), await isKept()]).toEqual([false, false, true]);
    isChanging = true;
    expect([await isKept(), await isKept(), await isKept()]).toEqual([false, false, false]);
    isChanging = false;
    expect([await isKept(), await isKept(), await isKept()]).toEqual([false, true, true]);
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

  test('OP-13 an answer is kept for the scheme and port that its addresses name', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourse({ courseImage: '/c.webp' })]) });
    const cover = async (headers: Record<string, string>) =>
      (await gateway.ask('{ courses { nodes { imageUrl } } }', {}, headers)).data.courses.nodes[0]?.imageUrl;
    expect(await cover({ host: 'localhost:4000' })).toBe('http://localhost:4000/c.webp');
    expect(await cover({ host: 'localhost:5000' })).toBe('http://localhost:5000/c.webp');
    expect(await cover({ host: 'localhost:5000', 'x-forwarded-proto': 'https' })).toBe('https://localhost:5000/c.webp');
    expect(await cover({ host: 'localhost:5000', 'x-forwarded-proto': 'javascript' })).toBe(
      'http://localhost:5000/c.webp',
    );
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
    const one = '{ course(id: 1) { name } }';
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
    await expect.poll(() => gateway.calls.length).toBeGreaterThan(0);
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
