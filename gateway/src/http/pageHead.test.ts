import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const template =
  '<head><meta name="description" content="Ours."><title>Lectern</title><script nonce="__CSP_NONCE__"></script></head>';
const metadata = '/static/courses/258/metadata.json';

describe('what a page says before its script runs', () => {
  let gateway: TestGateway;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-preview-'));
    writeFileSync(join(folder, 'index.html'), template);
    gateway = await createTestGateway({ WEB_DIST: folder });
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    gateway.on('GET', '/static/workspaces/localhost/profile.json', { body: { title: 'Demo School' } });
  });
  afterEach(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true });
  });
  /** As a crawler asks: without cookies, script or anything to accept. */
  const crawl = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers: { host: 'localhost', ...headers } });
  const describeCourse = (over: object = {}): void =>
    gateway.on('GET', metadata, {
      body: { id: 258, name: 'German', description: 'First words.', courseImage: '/files/c.webp', ...over },
    });
  const dataOf = (html: string): unknown =>
    JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
  const contentOf = (html: string, name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

  test.each([
    '/courses/course/258',
    '/courses/course/258/',
    '/courses/course/258?ref=mail',
    '/course/258',
    '/course/258/',
  ])('BEY-49 OP-76 OP-243 REST-51 %s names it, and its one canonical address', async (url) => {
    describeCourse();
    const { statusCode, body, headers } = await crawl(url);
    expect(statusCode).toBe(200);
    expect(/<title>(.*)<\/title>/.exec(body)?.[1]).toBe('German · Demo School');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    const names = ['description', 'og:title', 'og:description', 'og:site_name', 'og:url', 'og:image', 'twitter:card'];
    expect(names.map((name) => contentOf(body, name))).toEqual([
      'First words.',
      'German',
      'First words.',
      'Demo School',
      'http://localhost/courses/course/258',
      'http://localhost/files/c.webp',
      'summary_large_image',
    ]);
    expect(body).toContain('<link rel="canonical" href="http://localhost/courses/course/258">');
    // It carries a nonce of its own, so nobody keeps it.
    expect(headers['cache-control']).toBe('no-store');
  });

  test('design §8 what an author wrote is text: no tag, no attribute, no nonce, no pattern of a replacement', async () => {
    const hostile = `"><script>alert(1)</script>' $& $1 __CSP_NONCE__ </title>&amp;`;
    describeCourse({ name: hostile, description: hostile, courseImage: 'javascript:alert(1)' });
    const { body, headers } = await crawl('/courses/course/258');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] as string;
    // The page's own script, and what it says to search engines.
    expect(body.split(nonce)).toHaveLength(3);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<\/script>/g)).toHaveLength(2);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(dataOf(body)).toMatchObject({ '@type': 'Course', name: hostile, description: hostile });
    expect(contentOf(body, 'og:title')).toBe(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39; $&amp; $1 __CSP_NONCE__ &lt;/title&gt;&amp;amp;',
    );
    expect(body).not.toContain('og:image');
  });

  test('long words are cut between letters', async () => {
    describeCourse({ name: '🎓'.repeat(500), description: 'a\n'.repeat(1000) });
    const { body } = await crawl('/courses/course/258');
    expect(contentOf(body, 'og:title')).toBe(`${'🎓'.repeat(99)}…`);
    expect(contentOf(body, 'og:description')).toMatch(/^a a [a ]+…$/);
  });

  test.each([
    ['a course of another workspace, or none that is published', { status: 404 }],
    ['an outage', { status: 503 }],
    ['a course without a name', { body: { id: 258, name: ' ' } }],
    ['what is no JSON', {}],
  ])('WS-19 OP-56 for %s the page speaks for the workspace alone', async (_what, reply) => {
    gateway.on('GET', metadata, reply);
    const { statusCode, body } = await crawl('/courses/course/258');
    expect(statusCode).toBe(200);
    expect(/<title>(.*)<\/title>/.exec(body)?.[1]).toBe('Demo School');
    expect([contentOf(body, 'og:title'), contentOf(body, 'twitter:card')]).toEqual(['Demo School', 'summary']);
    expect(contentOf(body, 'description')).toBe('Ours.');
    expect(body).not.toContain('258');
  });

  test('ROLE-02 it shows what a visitor may see, anyone who asks', async () => {
    describeCourse();
    await crawl('/courses/course/258', { authorization: 'Bearer abc', cookie: 'session=abc' });
    const asked = gateway.calls.filter(({ path }) => path === metadata);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    expect(asked[0]?.headers['x-forwarded-host']).toBe('localhost');
  });

  test('OP-244 the page of a course says in the words of schema.org what it is, who offers it and where', async () => {
    describeCourse();
    expect(dataOf((await crawl('/courses/course/258')).body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'German',
      url: 'http://localhost/courses/course/258',
      description: 'First words.',
      image: 'http://localhost/files/c.webp',
      provider: { '@type': 'Organization', name: 'Demo School', sameAs: 'http://localhost/' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    });
  });

  test('OP-244 landing and catalogue have title, description and canonical address in the language of the workspace', async () => {
    gateway.on('GET', '/static/workspaces/localhost/profile.json', { body: { title: 'Demo School', lang: 'de' } });
    gateway.on('GET', '/api/v1/public/courses?page=0&size=25', {
      body: aPage([aCourse({ id: 7, name: 'Tea </script>' })]),
    });
    const landing = (await crawl('/?ref=mail')).body;
    expect(/<title>(.*)<\/title>/.exec(landing)?.[1]).toBe('Demo School');
    expect(landing).toContain('<link rel="canonical" href="http://localhost/">');
    expect(contentOf(landing, 'description')).toMatch(/^Kurse/);
    const catalogue = (await crawl('/courses?search=tea')).body;
    expect(/<title>(.*)<\/title>/.exec(catalogue)?.[1]).toBe('Alle Kurse · Demo School');
    expect(catalogue).toContain('<link rel="canonical" href="http://localhost/courses/">');
    expect(dataOf(catalogue)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Tea </script>', url: 'http://localhost/courses/course/7' },
      ],
    });
  });

  test('OP-244 OP-56 a catalogue that cannot be read costs nobody its page, and a host without a workspace says nothing', async () => {
    gateway.on('GET', '/api/v1/public/courses?page=0&size=25', { status: 503 });
    const { statusCode, body } = await crawl('/courses');
    expect([statusCode, body.includes('ld+json'), body.includes('canonical')]).toEqual([200, false, true]);
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([]) });
    for (const url of ['/', '/courses']) {
      expect((await crawl(url, { host: 'unknown.test' })).body).not.toContain('canonical');
    }
  });

  test.each(['/signin', '/dashboard', '/courseware/', '/verifycertificate/?uuid=x'])(
    'OP-244 %s is no page of its own for search engines',
    async (url) => {
      expect((await crawl(url)).body).not.toContain('canonical');
    },
  );

  test.each([
    '/course/',
    '/course/a',
    '/course/12345678901',
    '/course/258/x',
    '/courses/course/a',
    '/courses/course/258/x',
  ])('%s is no course', async (url) => {
    expect((await crawl(url, { accept: 'text/html' })).statusCode).toBe(404);
    expect(gateway.calls.some(({ path }) => path.includes('metadata.json'))).toBe(false);
  });
});
