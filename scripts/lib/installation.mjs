import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The major version that runs the servers; earlier ones cannot run TypeScript directly. */
export const NODE_MAJOR = 24;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Brings `node_modules` to what `package-lock.json` says, when it is not so already. Runs on any Node from 20 on and
 * needs nothing but npm.
 */
export async function ensureInstalled(root, log) {
  if (missingPackages(root).length > 0) await install(root, log);
  linkNode(root);
}

async function install(root, log) {
  log('Installing the packages. This takes a minute or two.');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-install-'));
  try {
    await installPackages(root, await nodeForInstalling(root, folder, log));
  } finally {
    rmSync(folder, { recursive: true, force: true });
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

/**
 * npm scripts run the `node` of `node_modules/.bin`. Two packages of the lock file bring one of that name, for different
 * processors, and npm 10 removes the link together with the one that it leaves out.
 */
function linkNode(root) {
  const pinned = pinnedNode(root);
  const link = join(root, 'node_modules', '.bin', 'node');
  if (pinned && !existsSync(link)) symlinkSync(relative(dirname(link), pinned), link);
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
  // Some lie in the node_modules of a workspace; what lies in none is a workspace itself.
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([path, entry]) => /(^|\/)node_modules\//.test(path) && !entry.link && isNeeded(entry))
    .filter(([path, entry]) => installed[path]?.version !== entry.version || !existsSync(join(root, path)))
    .map(([path]) => path.replace(/^node_modules\//, ''));
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

/**
 * The Node to run npm with. npm leaves optional packages out without a word when its Node is too old for them, and the
 * native parts of the build tools are such packages; so an old Node first fetches the one that the project pins. A Node
 * inside of node_modules is copied, because npm removes that folder first.
 */
async function nodeForInstalling(root, folder, log) {
  const own = realpathSync(process.execPath);
  const name = `node-${process.platform}-${process.arch}`;
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies?.[name];
  if (!acceptsNativeParts(process.versions.node) && version) {
    log(`Node ${process.versions.node} is too old for some of them, so Node ${version} is fetched first.`);
    writeFileSync(join(folder, 'package.json'), '{}');
    await runNpm(own, ['install', '--no-save', '--prefer-offline', `${name}@${version}`], folder);
    return join(folder, 'node_modules', name, 'bin', 'node');
  }
  if (!own.startsWith(join(root, 'node_modules'))) return own;
  const copy = join(folder, 'node');
  copyFileSync(own, copy);
  return copy;
}

/** The range that these packages state: `^20.19.0 || >=22.12.0`. */
function acceptsNativeParts(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

async function installPackages(root, node) {
  const args = ['ci', '--include=optional', '--include=dev'];
  // The cache saves asking the registry about each of a thousand packages; it may be too old for a newer lock file.
  if ((await runNpm(node, [...args, '--prefer-offline'], root)) === 0) return;
  if ((await runNpm(node, args, root)) === 0) return;
  throw new Refusal('The packages could not be installed: npm ci failed, and its messages stand above.');
}

/** Answers npm's exit code. A signal that ends this process ends npm first, so that nothing goes on unseen. */
function runNpm(node, args, cwd) {
  const npm = findNpm();
  const [program, ...before] = npm.endsWith('.js') ? [node, npm] : [npm];
  return new Promise((done, fail) => {
    const child = spawn(program, [...before, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_loglevel: 'error' },
    });
    let interrupted = false;
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once('error', (error) => {
      end();
      fail(error);
    });
    child.once('exit', (code) => {
      end();
      if (interrupted) fail(new Refusal('The installation was interrupted. Run the command again to finish it.'));
      else done(code);
    });
  });
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
