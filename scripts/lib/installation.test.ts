import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from './installation.mjs';
import { isInstalled } from './installationStamp.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-project-'));
  writeFileSync(join(root, 'package.json'), '{ "name": "project" }');
  lockSays({});
  npmDoes('record(); process.exit(0)');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const lockSays = (packages: object) => writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));

/** Puts an npm in place that notes its call and does as told; `record` leaves what npm leaves after a success. */
function npmDoes(script: string): void {
  const npm = join(root, 'npm-cli.js');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
     fs.appendFileSync('calls', process.argv[2] + '\\n');
     fs.mkdirSync('node_modules/.bin', { recursive: true });
     const record = () => fs.writeFileSync('node_modules/.package-lock.json', '{}');
     ${script}`,
  );
  vi.stubEnv('npm_execpath', npm);
}

const install = () => ensureInstalled(root, () => {});
const callsOfNpm = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');

test('packages are installed once, and again when the lock file has changed or npm knows of none', async () => {
  await install();
  await install();
  expect(callsOfNpm()).toEqual(['ci']);
  lockSays({ 'node_modules/more': { version: '1.0.0' } });
  await install();
  await install();
  expect(callsOfNpm()).toEqual(['ci', 'ci']);
  rmSync(join(root, 'node_modules', '.package-lock.json'));
  await install();
  expect(callsOfNpm()).toEqual(['ci', 'ci', 'ci']);
});

test('an installation that failed is refused in words, and is made again at the next start', async () => {
  await install();
  lockSays({ 'node_modules/more': { version: '1.0.0' } });
  npmDoes('record(); process.exit(1)');
  await expect(install()).rejects.toThrow('npm ci failed');
  npmDoes('record(); process.exit(0)');
  await install();
  expect(isInstalled(root)).toBe(true);
});

test('a program that npm left out without a word is named, and the installation does not count', async () => {
  const name = `node-${process.platform}-${process.arch}`;
  lockSays({ [`node_modules/${name}`]: { version: '24.0.0', optional: true } });
  await expect(install()).rejects.toThrow(name);
  expect(isInstalled(root)).toBe(false);
});

test('an interrupted installation does not count, though the one before it did', async () => {
  await install();
  rmSync(join(root, 'calls'));
  rmSync(join(root, 'node_modules', '.package-lock.json'));
  npmDoes("record(); fs.writeFileSync('begun', ''); setInterval(() => {}, 1000)");
  const script = `import { ensureInstalled } from ${JSON.stringify(new URL('./installation.mjs', import.meta.url).href)};
    await ensureInstalled(${JSON.stringify(root)}, () => {}).catch((error) => { console.log(error.message); process.exitCode = 3; });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let words = '';
  child.stdout.on('data', (text) => (words += String(text)));
  await expect.poll(() => existsSync(join(root, 'begun'))).toBe(true);
  child.kill('SIGTERM');
  const code = await new Promise((done) => child.once('close', done));
  expect({ code, words }).toEqual({ code: 3, words: expect.stringContaining('was interrupted') });
  expect(isInstalled(root)).toBe(false);
});

test.each([
  [['ci'], true],
  [['install'], true],
  [['ci', '--omit=dev'], false],
])('what %j of npm itself brings counts as installed: %s', (args, counts) => {
  vi.unstubAllEnvs();
  mkdirSync(join(root, 'part'));
  writeFileSync(join(root, 'part', 'package.json'), '{ "name": "part", "version": "1.0.0" }');
  const script = join(import.meta.dirname, '..', 'stampInstallation.mjs');
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'project', workspaces: ['part'], scripts: { postinstall: `node ${script}` } }),
  );
  rmSync(join(root, 'package-lock.json'));
  const npm = (words: readonly string[]) => spawnSync('npm', [...words, '--offline', '--no-audit'], { cwd: root });
  npm(['install', '--package-lock-only']);
  const { status, stderr } = npm(args);
  expect(status, String(stderr)).toBe(0);
  expect(isInstalled(root)).toBe(counts);
});
