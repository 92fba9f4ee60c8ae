import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type StubbedReply, type TestGateway } from '../testing/testGateway.ts';
import { longWait } from '../testing/longWait.ts';

const built = '<html><head><title>Lectern</title></head><i nonce="__CSP_NONCE__"></i><b>as built</b></html>';
const shell = 'query Shell { viewer { user { userId } } workspace { company } }';
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What draws, as small as it can be: it shows all that it was given, and counts. */
const bundle = (pageHash = sha(built)): string => `
  export const pageHash = '${pageHash}';
  export const drawn = [];
  export let release;
  const released = new Promise((resolve) => (release = resolve));
  export const requestsOf = (address) => (/^\\/(?:courses\\/course\\/\\d+|verifycertificate\\/)?$/.test(new URL(address).pathname) ? [{ id: '${sha(shell)}', variables: {} }] : null);
  export const choicesOf = (cookies) => (cookies.includes('auth=') ? null : /lang=(\\w+)/.exec(cookies)?.[1] ?? '');
  export const draw = async ({ page, address, choices, answers }) => {
    drawn.push(address);
    if (choices === 'broken') throw new Error('It cannot be drawn.');
    if (choices === 'slow') await released;
    return page.replace('<title>', '<title lang="de">').replace('as built', [address, choices, ...answers.map(({ body }) => body)].join(' '));
  };`;

interface Start {
  readonly variables?: Record<string, string>;
  readonly code?: string | null;
  /** What the platform answers that is not as always. */
  readonly on?: readonly (readonly [path: string, reply: StubbedReply])[];
}

const workspaces = '/api/v1/public/workspaces';

describe('OP-246 a page that is drawn for visitors', () => {
  let home: string;
  let gateway: TestGateway;
  let company: string;

  async function start({ variables = {}, code = bundle(), on = [] }: Start = {}): Promise<void> {
    mkdirSync(join(home, 'dist'));
    writeFileSync(join(home, 'dist', 'index.html'), built);
    writeFileSync(join(home, 'persisted.json'), JSON.stringify({ [sha(shell)]: shell }));
    if (code !== null) {
      mkdirSync(join(home, 'dist-server'));
      writeFileSync(join(home, 'dist-server', 'package.json'), '{"type":"module"}');
      writeFileSync(join(home, 'dist-server', 'server.js'), code);
    }
    gateway = await createTestGateway({
      WEB_DIST: join(home, 'dist'),
      WEB_PERSISTED: join(home, 'persisted.json'),
      LOG_LEVEL: 'info',
      ...variables,
    });
    company = 'Demo';
    gateway.on('GET', workspaces, () => ({ body: aPage([aWorkspace({ company })]) }));
    gateway.on('GET', '/static/workspaces/localhost/profile.json', { body: {} });
    gateway.on('GET', '/static/workspaces/other.test/profile.json', { body: {} });
    for (const [path, reply] of on) gateway.on('GET', path, reply);
    // Its first call has what draws loaded, which takes seconds where the processors are busy.
    await vi.waitFor(async () => expect((await page({ url: '/' })).outcome).not.toBe('loading'), longWait);
  }

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'lectern-drawn-'));
  });
  afterEach(async () => {
    await gateway.close();
    rmSync(home, { recursive: true });
  });

  interface Got {
    readonly status: number;
    readonly html: string;
    readonly nonce: string | undefined;
    readonly outcome: string | undefined;
  }

  async function page({ url = '/', host = 'localhost', ...headers }: Record<string, string> = {}): Promise<Got> {
    const answer = await gateway.app.inject({ url, headers: { accept: 'text/html', host, ...headers } });
    const policy = String(answer.headers['content-security-policy']);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const line = gateway.logs.findLast((text) => text.includes('"msg":"request"')) ?? '{}';
    const { page: outcome } = JSON.parse(line) as { page?: string };
    return { status: answer.statusCode, html: answer.body, nonce, outcome };
  }

  const loaded = async () =>
    (await import(join(home, 'dist-server', 'server.js'))) as { drawn: string[]; release: () => void };
  const drawnTimes = async (): Promise<number> => (await loaded()).drawn.length;

  test('shows what the platform says, without what the answer cost, and asks nothing as the caller', async () => {
    await start();
    const { status, html } = await page();
    expect(status).toBe(200);
    expect(html).toContain('<b>http://localhost/  {"data":{"viewer":null,"workspace":{"company":"Demo"}}}</b>');
    expect(html).toContain('<meta property="og:site_name" content="Demo">');
    expect(gateway.calls.flatMap(({ headers }) => Object.keys(headers))).not.toContain('authorization');
  });

  test('has a nonce of its own each time, the one of its policy', async () => {
    await start();
    const pages = [await page(), await page(), await page(), await page()];
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(4);
    for (const { html, nonce } of pages) expect(html).toContain(`<i nonce="${nonce}">`);
    expect(pages.at(-1)?.outcome).toBe('kept');
  });

  test('is drawn once while what it shows is the same, and again as soon as that is not', async () => {
    await start();
    while ((await page()).outcome !== 'kept');
    const before = await drawnTimes();
    await Promise.all(Array.from({ length: 5 }, () => page()));
    expect(await drawnTimes()).toBe(before);
    company = 'Renamed';
    expect(await page()).toMatchObject({ outcome: 'drawn', html: expect.stringContaining('"Renamed"') as unknown });
  });

  test('is that of its host and of its choices, also of many at once', async () => {
    await start();
    const places = ['localhost', 'other.test', 'localhost:81'].flatMap((host) =>
      ['', 'de', 'uk'].map((lang) => ({ host, lang })),
    );
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all(places.map(({ host, lang }) => page({ host, cookie: `lang=${lang}` })));
      const shown = pages.map(({ html }) => /<b>(\S*) (\S*) \{/.exec(html)?.slice(1));
      const expected = places.map(({ host, lang }) => [`http://${host}/`, lang]);
      // Of those that come while eight others are drawn, some stay as built.
      expect(shown.filter((one, index) => one !== undefined && String(one) !== String(expected[index]))).toEqual([]);
    }
    expect((await page({ host: 'other.test', cookie: 'lang=de' })).html).toContain('<b>http://other.test/ de ');
  });

  test.each([
    ['a session cookie', { cookie: 'tokens=x' }, 'notVisitor'],
    ['a token', bearer(), 'notVisitor'],
    ['the cookie of someone signed in', { cookie: 'auth=true' }, 'choices'],
    ['choices that cannot be drawn', { cookie: 'lang=broken' }, 'failed'],
  ])('is left as it was built for a caller with %s', async (_what, headers, outcome) => {
    await start();
    for (let time = 0; time < 4; time += 1) {
      expect(await page(headers)).toMatchObject({
        status: 200,
        outcome,
        html: expect.stringContaining('as built') as unknown,
      });
    }
    // What failed is not tried again while its answers are the same.
    expect(await drawnTimes()).toBeLessThan(5);
  });

  test('is left as it was built where it takes too long, and there for those who come next', async () => {
    await start({ variables: { DRAWN_PAGE_TIMEOUT_MS: '50' } });
    const slow = { cookie: 'lang=slow' };
    while ((await page()).outcome !== 'kept');
    expect(await page(slow)).toMatchObject({ outcome: 'late', html: expect.stringContaining('as built') as unknown });
    (await loaded()).release();
    await vi.waitFor(async () => expect((await page(slow)).outcome).toBe('kept'), longWait);
  });

  test.each<[string, string, string, StubbedReply]>([
    [
      'has trackers',
      '/static/workspaces/localhost/profile.json',
      'host',
      { body: { googleAnalyticsTrackingId: 'G-A' } },
    ],
    ['has no workspace', workspaces, 'host', { body: aPage([]) }],
    ['cannot be looked up', workspaces, 'host', { status: 503, body: {} }],
  ])('is left as it was built on a host that %s', async (_what, path, outcome, reply) => {
    await start({ on: [[path, reply]] });
    expect(await page()).toMatchObject({ outcome, html: expect.stringContaining('as built') as unknown });
  });

  test.each<[string, string | null, string]>([
    ['is missing', null, 'absent'],
    ['cannot run', 'throw new Error("no");', 'absent'],
    ['is of another build', bundle(sha('other')), 'otherBuild'],
  ])('is left as it was built where what draws it %s', async (_what, code, outcome) => {
    await start({ code });
    expect(await page()).toMatchObject({ status: 200, outcome, html: expect.stringContaining('as built') as unknown });
  });

  test.each([
    ['/?utm_source=x', 'localhost', ''],
    ['/courses/', 'localhost', ''],
    ['/', 'localhost:99999', ''],
    ['/', 'LOCALHOST:80', `lang=${'x'.repeat(4000)}`],
    ['/', 'localhost', 'lang=%E0%A4%A; siteMeta=%; =; ;;'],
    ['/..%2f..%2f', 'localhost', ''],
    ['/%2e%2e/', 'localhost', ''],
    ['//evil.test/', 'localhost', ''],
  ])('nothing that is odd is answered with an error: %s at %s', async (url, host, cookie) => {
    await start();
    expect((await page({ url, host, cookie })).status).toBeLessThan(500);
  });

  const uuid = 'f8257667-1eae-46f4-9cdc-344be9e96eb7';
  test.each<[string, string | undefined]>([
    [`/verifycertificate/?uuid=${uuid}`, 'drawn'],
    [`/verifycertificate/?uuid=${uuid}&x=1`, undefined],
    [`/verifycertificate/?x=1&uuid=${uuid}`, undefined],
    ['/verifycertificate/?uuid=x', undefined],
    ['/?x', undefined],
  ])('OP-248 %s: of queries only the number of a certificate is drawn', async (url, outcome) => {
    await start();
    expect((await page({ url })).outcome).toBe(outcome);
  });

  test('OP-246 what a program sends behind a hash makes no page of its own', async () => {
    await start();
    const port = new URL(await gateway.app.listen({ port: 0 })).port;
    // As no browser does.
    await new Promise((resolve) => {
      get({ port, path: '/#x', headers: { host: 'localhost', accept: 'text/html' } }, (answer) =>
        answer.resume().on('end', resolve),
      );
    });
    const line = gateway.logs.findLast((text) => text.includes('"msg":"request"')) ?? '{}';
    expect((JSON.parse(line) as { page?: string }).page).toBeUndefined();
  });

  describe('OP-247 of a course', () => {
    const courseAt = (id: number) => `/courses/course/${id}`;
    const metadataOf = (id: number): [string, StubbedReply] => [
      `/static/courses/${id}/metadata.json`,
      { body: { name: `Course ${id}`, description: 'What it is about.' } },
    ];

    test('is drawn at its address, with its head', async () => {
      await start({ on: [metadataOf(258)] });
      const { html, outcome } = await page({ url: courseAt(258) });
      expect(outcome).toBe('drawn');
      expect(html).toContain('<b>http://localhost/courses/course/258 ');
      expect(html).toContain('<title lang="de">Course 258 · Demo</title>');
      expect(html).toContain('<meta name="description" content="What it is about.">');
      expect(html).toContain('<link rel="canonical" href="http://localhost/courses/course/258">');
    });

    test('is left as it was built where a visitor finds no course, and nothing is asked for it', async () => {
      await start();
      const before = await drawnTimes();
      gateway.calls.length = 0;
      expect(await page({ url: courseAt(7) })).toMatchObject({
        status: 200,
        outcome: undefined,
        html: expect.stringContaining('as built') as unknown,
      });
      expect(gateway.calls.map(({ path }) => path)).toEqual([metadataOf(7)[0]]);
      expect(await drawnTimes()).toBe(before);
    });

    test('makes room where it is not asked for any more', async () => {
      const ids = Array.from({ length: 40 }, (_, index) => index + 1);
      await start({ variables: { DRAWN_PAGES_BYTES: '20000' }, on: ids.map(metadataOf) });
      const untilKept = async (id: number): Promise<void> => {
        while ((await page({ url: courseAt(id) })).outcome !== 'kept');
      };
      await untilKept(1);
      for (const id of ids) await untilKept(id);
      expect((await page({ url: courseAt(40) })).outcome).toBe('kept');
      expect((await page({ url: courseAt(1) })).outcome).toBe('drawn');
    });
  });

  test('its kinds are counted', async () => {
    await start();
    await page({ cookie: 'auth=true' });
    const { body } = await gateway.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(body).toContain('gateway_drawn_pages_total{outcome="choices"} 1');
    expect(body).toMatch(/gateway_drawn_pages_total\{outcome="drawn"\} [1-9]/);
  });
});
