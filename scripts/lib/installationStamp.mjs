import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A stamp in `node_modules` says that all of it was installed from the lock file as it is now, for this kind of machine. Whether every
 * package is still in its place is npm's business, whose own record lies beside the stamp.
 */
const STAMP = join('node_modules', '.lectern-lock-hash');
const RECORD_OF_NPM = join('node_modules', '.package-lock.json');

/** @param {string} root */
export function isInstalled(root) {
  if (!existsSync(join(root, RECORD_OF_NPM)) || !existsSync(join(root, STAMP))) {
    return false;
  }
  return readFileSync(join(root, STAMP), 'utf8') === wantedStamp(root);
}

/** @param {string} root */
export function writeStamp(root) {
  writeFileSync(join(root, STAMP), wantedStamp(root));
}

/** @param {string} root */
export function removeStamp(root) {
  rmSync(join(root, STAMP), { force: true });
}

/** @param {string} root */
function wantedStamp(root) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}
