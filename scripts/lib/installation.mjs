import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The major version that runs the servers; earlier ones cannot run TypeScript directly. */
export const NODE_MAJOR = 24;

/**
 * Brings `node_modules` to what `package-lock.json` says, when it is not so already. Runs on any Node from 20 on and
 * needs nothing but npm.
 */
export function ensureInstalled(root, log) {
  if (missingPackages(root).length === 0) return;
  log('Installing the packages. This takes a minute or two.');
  const own = realpathSync(process.execPath);
  // npm removes node_modules first, and with it the Node that may be running this.
  if (own.startsWith(join(root, 'node_modules'))) withCopy(own, (node) => runNpmCi(root, node));
  else runNpmCi(root, own);
  if (missingPackages(root).length === 0) return;
  // npm leaves optional packages out without a word when the running Node is too old for them, and native bindings
  // are such packages. The Node that has just been installed is new enough.
  const pinned = pinnedNode(root);
  if (pinned) {
    log('Installing again with the Node that came with the packages, because some of them need it.');
    withCopy(pinned, (node) => runNpmCi(root, node));
  }
  const missing = missingPackages(root);
  if (missing.length > 0) {
    throw new Refusal(
      `These packages could not be installed: ${missing.join(', ')}. Run npm ci and read what it says.`,
    );
  }
}

/**
 * The Node to run the product with: the one that came with the packages, or the running one when that is new enough.
 */
export function findNode(root) {
  const pinned = pinnedNode(root);
  if (pinned) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  throw new Refusal(
    `Node ${NODE_MAJOR} or newer is needed, and this is ${process.versions.node}. For ${process.platform} on ` +
      `${process.arch} it does not come with the packages: install it from nodejs.org and run the command again.`,
  );
}

function pinnedNode(root) {
  const file = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return existsSync(file) ? file : null;
}

/** Packages of the lock file that this machine needs and that npm's own record of node_modules lacks. */
function missingPackages(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return ['all'];
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link && isNeeded(entry))
    .filter(([path, entry]) => installed[path]?.version !== entry.version || !existsSync(join(root, path)))
    .map(([path]) => path.slice('node_modules/'.length));
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Optional packages are needed when they are meant for this machine; those for every machine only serve others. */
function isNeeded(entry) {
  if (!entry.optional && !entry.devOptional) return true;
  if (!entry.os && !entry.cpu) return false;
  return (
    matches(entry.os, process.platform) &&
    matches(entry.cpu, process.arch) &&
    (!entry.libc || matches(entry.libc, libc()))
  );
}

function matches(allowed, actual) {
  if (!allowed) return true;
  const list = [allowed].flat();
  return list.includes(actual) || (list.every((item) => item.startsWith('!')) && !list.includes(`!${actual}`));
}

let knownLibc;
function libc() {
  if (process.platform !== 'linux') return null;
  knownLibc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}

function runNpmCi(root, node) {
  const npm = findNpm();
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const options = { cwd: root, stdio: 'inherit', env };
  const result = npm.endsWith('.js')
    ? spawnSync(node, [npm, 'ci', '--include=optional', '--include=dev'], options)
    : spawnSync(npm, ['ci', '--include=optional', '--include=dev'], options);
  if (result.status !== 0) {
    throw new Refusal('The packages could not be installed: npm ci failed, and its messages stand above.');
  }
}

/** npm's program as JavaScript, so that a chosen Node can run it; `npm` itself when it is something else. */
function findNpm() {
  const candidates = [
    process.env.npm_execpath,
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    if (file.endsWith('npm-cli.js')) return file;
  }
  return 'npm';
}

function withCopy(node, use) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-node-'));
  try {
    const copy = join(folder, 'node');
    copyFileSync(node, copy);
    use(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
