import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestClock, createTestGateway, type TestClock, type TestGateway } from '../testing/testGateway.ts';
import { longWait } from '../testing/longWait.ts';

const dayMs = 86_400_000;
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const shared = 'query Shared { __typename }';
const before = 'query Before { a: __typename }';
const now = 'query Now { b: __typename }';

/** The installation: a folder that stays, and gateways that come and go with their releases. */
let home: string;
let folder: string;
let clock: TestClock;
let running: TestGateway[];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-releases-'));
  folder = join(home, 'releases');
  clock = createTestClock();
  running = [];
});
afterEach(async () => {
  await stopAll();
  rmSync(home, { recursive: true });
});
const stopAll = () => Promise.all(running.splice(0).map((gateway) => gateway.close()));

/** A gateway with a release of its own: documents, and files by name. */
async function deploy(
  texts: readonly string[],
  files: Readonly<Record<string, string>> = {},
  variables: Record<string, string> = {},
): Promise<TestGateway> {
  const image = mkdtempSync(join(home, 'image-'));
  mkdirSync(join(image, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(image, 'dist', 'index.html'), '<b>web</b>');
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(image, 'dist', 'assets', name), content);
  }
  writeFileSync(join(image, 'persisted.json'), JSON.stringify(Object.fromEntries(texts.map((t) => [idOf(t), t]))));
  const gateway = await createTestGateway(
    {
      WEB_DIST: join(image, 'dist'),
      WEB_PERSISTED: join(image, 'persisted.json'),
      RELEASES_DIR: folder,
      LOG_LEVEL: 'warn',
      ...variables,
    },
    clock,
  );
  running.push(gateway);
  return gateway;
}

/** The code of the refusal, `known` without one. */
async function ask(gateway: TestGateway, text: string): Promise<unknown> {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: { id: idOf(text) },
  });
  return response.json().errors?.[0].extensions.code ?? 'known';
}

const statusOf = async (gateway: TestGateway, url: string): Promise<number> =>
  (await gateway.app.inject({ url })).statusCode;

const releases = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('BEY-50 OP-211 two releases of the web client at once', () => {
  test('a page of the release before is answered, and loads the rest of itself, after an update', async () => {
    await deploy([shared, before], { 'old.js': 'old()', 'old.js.br': 'compressed', 'both.js': 'both()' });
    await stopAll();
    const gateway = await deploy([shared, now], { 'new.js': 'new()', 'both.js': 'both()' });
    expect([await ask(gateway, shared), await ask(gateway, before), await ask(gateway, now)]).toEqual(
      Array.from({ length: 3 }, () => 'known'),
    );
    const old = await gateway.app.inject({ url: '/assets/old.js', headers: { 'accept-encoding': 'br' } });
    expect([old.statusCode, old.body, old.headers]).toMatchObject([
      200,
      'compressed',
      {
        'content-type': 'application/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ]);
    for (const name of ['new.js', 'both.js']) {
      expect(await statusOf(gateway, `/assets/${name}`), name).toBe(200);
    }
    expect(releases()).toHaveLength(2);
  });

  test('while gateways are replaced one by one, the old one knows the new page, too', async () => {
    const old = await deploy([before]);
    expect(await ask(old, now)).toBe('UNKNOWN_DOCUMENT');
    await deploy([now], { 'new.js': 'new()' });
    clock.advance(5_000);
    expect(await ask(old, now)).toBe('known');
    expect(await statusOf(old, '/assets/new.js')).toBe(200);
  });

  test('a document that no longer fits the schema is left out, told once, and its page is asked to reload', async () => {
    const gone = 'query Gone { aFieldThatWasTakenOut }';
    const unreadable = 'query {';
    await deploy([shared]);
    const { name, text } = described([shared, before, gone, unreadable]);
    writeRelease(name, text);
    const gateway = await deploy([shared]);
    expect([await ask(gateway, before), await ask(gateway, gone), await ask(gateway, unreadable)]).toEqual([
      'known',
      'UNKNOWN_DOCUMENT',
      'UNKNOWN_DOCUMENT',
    ]);
    expect(gateway.logs.filter((line) => line.includes('left out'))).toHaveLength(1);
  });

  test('the same release on several gateways is there once', async () => {
    await Promise.all([deploy([shared], { 'a.js': 'a()' }), deploy([shared], { 'a.js': 'a()' })]);
    expect([releases().length, readdirSync(join(folder, 'assets'))]).toEqual([1, ['a.js']]);
  });

  test('without a folder, and with one that cannot be written, a gateway serves its own release', async () => {
    const alone = await deploy([now], {}, { RELEASES_DIR: '' });
    writeFileSync(join(home, 'file'), '');
    const refused = await deploy([now], { 'new.js': 'new()' }, { RELEASES_DIR: join(home, 'file') });
    for (const gateway of [alone, refused]) {
      expect([await ask(gateway, now), await ask(gateway, before)]).toEqual(['known', 'UNKNOWN_DOCUMENT']);
    }
    expect(await statusOf(refused, '/assets/new.js')).toBe(200);
    expect(refused.logs.join('')).toContain('cannot be written');
  });
});

describe('OP-211 what nobody uses goes after 30 days', () => {
  const files = { 'old.js': 'old()' };
  const daysLater = async (days: number) => {
    await stopAll();
    clock.advance(days * dayMs);
    return deploy([shared, now], { 'new.js': 'new()' });
  };
  /** The releases with this file. */
  const isThere = () => [releases().length, existsSync(join(folder, 'assets', 'old.js'))];

  test.each([
    [29, [2, true], 'known', 200],
    [31, [1, false], 'UNKNOWN_DOCUMENT', 404],
  ])('unused for %i days', async (days, there, code, status) => {
    await deploy([shared, before], files);
    const gateway = await daysLater(days);
    expect([isThere(), await ask(gateway, before), await statusOf(gateway, '/assets/old.js')]).toEqual([
      there,
      code,
      status,
    ]);
  });

  test.each([
    ['a document that this release has no more', (gateway: TestGateway) => ask(gateway, before)],
    ['a file that this release has no more', (gateway: TestGateway) => statusOf(gateway, '/assets/old.js')],
  ])('%s counts as a use, noted once a day', async (_what, use) => {
    await deploy([shared, before], files);
    const [name = ''] = releases();
    const usedAt = () => Math.round(statSync(join(folder, name)).mtimeMs);
    const gateway = await daysLater(20);
    const first = clock.now();
    await use(gateway);
    await vi.waitFor(() => expect(usedAt()).toBe(first), longWait);
    clock.advance(dayMs - 1);
    await use(gateway);
    clock.advance(1);
    await use(gateway);
    await vi.waitFor(() => expect(usedAt()).toBe(first + dayMs), longWait);
    await daysLater(20);
    expect(isThere()).toEqual([2, true]);
  });

  test('what both releases have is a use of the newer one alone', async () => {
    await deploy([shared, before], files);
    const gateway = await daysLater(20);
    await ask(gateway, shared);
    await daysLater(20);
    expect(isThere()).toEqual([1, false]);
  });
});

describe('OP-211 names in the folder are trusted no further than their pattern', () => {
  test('other files are neither served nor deleted, and a changed release is left out', async () => {
    await deploy([shared], { 'a.js': 'a()' });
    const strange = ['note.txt', 'key.pem', '.env', 'page.html', 'a.js.map', '..js'];
    for (const name of strange) {
      writeFileSync(join(folder, 'assets', name), 'secret');
    }
    const { name, text } = described([before]);
    symlinkSync('/etc/passwd', join(folder, 'assets', 'passwd'));
    clock.advance(40 * dayMs);
    writeRelease(name, text.replace('Before', 'Other_'));
    writeRelease('other', text);
    const gateway = await deploy([shared]);
    for (const file of [...strange, 'passwd', `../${name}.json`, `..%2f${name}.json`, '%2e%2e/other.json', '']) {
      expect(await statusOf(gateway, `/assets/${file}`), file).toBe(404);
    }
    expect(readdirSync(join(folder, 'assets'))).toEqual(expect.arrayContaining([...strange, 'passwd']));
    expect(await ask(gateway, before)).toBe('UNKNOWN_DOCUMENT');
    expect(gateway.logs.join('')).toContain('is damaged');
  });
});

/** As another gateway would have done it just now. */
function writeRelease(name: string, text: string): void {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, text);
  utimesSync(path, clock.now() / 1000, clock.now() / 1000);
}

/** A release as it lies in the folder. */
function described(texts: readonly string[]): { readonly name: string; readonly text: string } {
  const text = JSON.stringify({ documents: Object.fromEntries(texts.map((t) => [idOf(t), t])), files: [] });
  return { name: idOf(text).slice(0, 32), text };
}
