import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, isPortFree } from '../../scripts/lib/ports.ts';
import { startProduct, type Product } from './product.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const START = join(ROOT, 'scripts', 'start.mjs');

let dataDir: string;
let product: Product;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-command-'));
  product = await startProduct({ dataDir });
});

afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const statusOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => null,
  );

/** The process ids that the command itself keeps, by server. */
async function pidsOf(): Promise<Readonly<Record<'platform' | 'gateway' | 'database', number>>> {
  const children = JSON.parse(await readFile(join(dataDir, 'children.json'), 'utf8')) as {
    name: string;
    pid: number;
  }[];
  const pidOf = (name: string) => children.find((child) => child.name === name)?.pid ?? 0;
  const database = Number.parseInt(await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
  return { platform: pidOf('platform'), gateway: pidOf('gateway'), database };
}

const alive = (pids: Readonly<Record<string, number>>) =>
  Object.values(pids).filter((pid) => spawnSync('kill', ['-0', String(pid)]).status === 0);

/** Starts the command a second time, where it must refuse; answers its exit code and words. */
function refusedStart(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, [START], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, words: stderr };
}

test('the start names the addresses and the demo accounts', () => {
  for (const words of [`${product.webUrl}/graphql`, `${product.platformUrl}/docs`, 'learner@demo.test', 'Ctrl-C']) {
    expect(product.output()).toContain(words);
  }
});

test('the web client is the one for production, although a test runner started it', async () => {
  const page = await (await fetch(product.webUrl, { headers: { accept: 'text/html' } })).text();
  const addresses = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => `${product.webUrl}${address}`);
  expect(addresses).not.toHaveLength(0);
  const scripts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
  // What React's development build names its frames after.
  expect(scripts.join('\n')).not.toContain('react_stack_bottom_frame');
});

test('the start names the page that shows the mails, and it is there', async () => {
  const outbox = `${product.webUrl}/outbox`;
  expect(product.output()).toContain(outbox);
  expect(await statusOf(outbox)).toBe(200);
});

test('a second start on the same data is refused with a sentence', () => {
  const { status, words } = refusedStart({ LECTERN_DATA: dataDir });
  expect(status).toBe(1);
  expect(words).toMatch(/already runs on the data .* LECTERN_DATA/);
});

test.each(['PORT', 'PLATFORM_PORT', 'CONTENT_PORT'])(
  'a taken %s is refused with a sentence that names the variable',
  async (variable) => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
    const folder = await mkdtemp(join(tmpdir(), 'lectern-refused-'));
    const env = {
      PORT: String(await freePort()),
      PLATFORM_PORT: String(await freePort()),
      CONTENT_PORT: String(await freePort()),
      [variable]: String(port),
    };
    const { status, words } = refusedStart({ ...env, LECTERN_DATA: folder });
    await new Promise((done) => other.close(done));
    await rm(folder, { recursive: true, force: true });
    expect(status).toBe(1);
    expect(words).toContain(
      `Port ${port} is taken by another program. Stop that one, or set ${variable} to a free port.`,
    );
  },
);

test.each(['platform', 'gateway', 'database'] as const)(
  'the product recovers by itself when its %s is killed hard',
  async (name) => {
    const before = (await pidsOf())[name];
    process.kill(before, 'SIGKILL');
    await expect.poll(async () => (await pidsOf().catch(() => null))?.[name]).not.toBe(before);
    await expect.poll(() => statusOf(`${product.webUrl}/readyz`)).toBe(200);
    await expect.poll(() => statusOf(`${product.platformUrl}/api/v1/public/courses`)).toBe(200);
  },
);

test('a start after a hard kill finds what was left over, and a stop leaves nothing running', async () => {
  const left = await pidsOf();
  await product.stop('SIGKILL');
  const ports = [product.webUrl, product.platformUrl].map((url) => Number(new URL(url).port));
  product = await startProduct({ dataDir, port: ports[0] ?? 0, platformPort: ports[1] ?? 0 });
  expect(product.output()).toContain('left over from an earlier start');
  const now = await pidsOf();
  expect(alive(left)).toEqual([]);

  expect(await product.stop('SIGINT')).toBe(0);
  expect(product.output()).toContain('The data is kept.');
  for (const port of ports) expect(await isPortFree(port)).toBe(true);
  expect(alive(now)).toEqual([]);
  expect(await readdir(dataDir)).not.toContain('lock.json');
});
