import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const workspaces = '/api/v1/public/workspaces';
const catalogue = (page: number): string => `/api/v1/public/courses?page=${page}&size=1000`;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', workspaces, { body: aPage([aWorkspace()]) });
  gateway.on('GET', '/static/workspaces/localhost/profile.json', { body: {} });
});
afterEach(() => gateway.close());
const ask = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { host: 'localhost', ...headers } });
const placesOf = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);

describe('OP-244 robots.txt', () => {
  test('keeps search engines from the pages of people, and names the map of the site', async () => {
    const { statusCode, headers, body } = await ask('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/admin', '/dashboard', '/settings', '/signin', '/redeem', '/passwordreset']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    // What they draw a page with must stay open to them.
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    for (const open of ['/', '/courses/', '/courses/course/258', '/verifycertificate/', '/graphql', '/assets/a.js']) {
      expect(closed.filter((path) => open.startsWith(path))).toEqual([]);
    }
    expect(lines).toContain('Sitemap: http://localhost/sitemap.xml');
  });

  test('OP-56 a host without a workspace has nothing to be found', async () => {
    gateway.on('GET', workspaces, { body: aPage([]) });
    const { body } = await ask('/robots.txt', { host: 'unknown.test' });
    expect(body).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/sitemap.xml', { host: 'unknown.test' })).statusCode).toBe(404);
  });

  test.each(['/robots.txt', '/sitemap.xml'])('an outage is no absence: %s asks to come back', async (url) => {
    gateway.on('GET', workspaces, { status: 503 });
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  });
});

describe('OP-244 sitemap.xml', () => {
  test('names landing, catalogue and each course by its canonical address, with its last change', async () => {
    gateway.on('GET', catalogue(0), {
      body: aPage([aCourse({ id: 2, updateTime: '2026-03-05T10:00:00Z' })], { page: 0, size: 1, total: 2 }),
    });
    gateway.on('GET', catalogue(1), { body: aPage([aCourse({ id: 1 })], { page: 1, size: 1, total: 2 }) });
    const { statusCode, headers, body } = await ask('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(placesOf(body)).toEqual([
      'http://localhost/',
      'http://localhost/courses/',
      'http://localhost/courses/course/2',
      'http://localhost/courses/course/1',
    ]);
    expect(body).toContain(
      '<loc>http://localhost/courses/course/2</loc><lastmod>2026-03-05T10:00:00.000Z</lastmod></url>',
    );
  });

  test('is not sent again while nothing has changed, and is compressed', async () => {
    gateway.on('GET', catalogue(0), { body: aPage([aCourse({ id: 2 })]) });
    const first = await ask('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(placesOf(brotliDecompressSync(first.rawPayload).toString())).toHaveLength(3);
    const etag = String(first.headers.etag);
    expect((await ask('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
    gateway.clock.advance(60_001);
    gateway.on('GET', catalogue(0), { body: aPage([aCourse({ id: 2 }), aCourse({ id: 3 })]) });
    expect((await ask('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('is made once a minute for a host, and once for all who ask at once', async () => {
    gateway.on('GET', catalogue(0), { body: aPage([aCourse({ id: 2 })]) });
    const asked = (): number => gateway.calls.filter(({ path }) => path.startsWith('/api/v1/public/courses')).length;
    await Promise.all([ask('/sitemap.xml'), ask('/sitemap.xml')]);
    await ask('/sitemap.xml');
    expect(asked()).toBe(1);
    await ask('/sitemap.xml', { host: 'other.test' });
    gateway.clock.advance(60_001);
    await ask('/sitemap.xml');
    expect(asked()).toBe(3);
  });

  test('is read without a token, of the host that was called', async () => {
    gateway.on('GET', catalogue(0), { body: aPage([]) });
    await ask('/sitemap.xml', { cookie: 'session=abc', authorization: 'Bearer abc' });
    const asked = gateway.calls.find(({ path }) => path.startsWith('/api/v1/public/courses'));
    expect(asked?.headers).not.toHaveProperty('authorization');
    expect(asked?.headers['x-forwarded-host']).toBe('localhost');
  });

  test('holds no more than the protocol allows', async () => {
    for (let page = 0; page < 51; page += 1) {
      const courses = Array.from({ length: 1_000 }, (_, index) => ({ id: page * 1_000 + index + 1 }));
      gateway.on('GET', catalogue(page), { body: aPage(courses, { page, size: 1_000, total: 51_000 }) });
    }
    expect(placesOf((await ask('/sitemap.xml')).body)).toHaveLength(50_000);
  });

  test('half of a map is none', async () => {
    gateway.on('GET', catalogue(0), { body: aPage([aCourse({ id: 2 })], { page: 0, size: 1, total: 2 }) });
    gateway.on('GET', catalogue(1), { status: 503 });
    expect((await ask('/sitemap.xml')).statusCode).toBe(503);
  });
});
