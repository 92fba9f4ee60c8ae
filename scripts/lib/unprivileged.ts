import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** Any id but 0 will do inside the namespace; outside it the files still belong to root. */
const NAMESPACE_ID = 1000;
/** The id that systems give to "nobody". */
const NOBODY_ID = 65_534;

const WAYS: readonly { readonly ownerId: number; readonly prefix: readonly [string, ...string[]] }[] = [
  {
    ownerId: 0,
    prefix: ['unshare', '--user', `--map-user=${NAMESPACE_ID}`, `--map-group=${NAMESPACE_ID}`, '--'],
  },
  {
    // Containers often forbid namespaces. The kept capability lets "nobody" pass folders that only root can enter.
    ownerId: NOBODY_ID,
    prefix: [
      'setpriv',
      `--reuid=${NOBODY_ID}`,
      `--regid=${NOBODY_ID}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--',
    ],
  },
];

/**
 * PostgreSQL refuses to run as root. Returns the words to put before a command so that it runs as someone else and
 * can still use `folder`; an empty list for a normal user. Both ways replace themselves by the command, so that its
 * process id is the one that was spawned.
 */
export function unprivilegedPrefix(folder: string, program: string): readonly string[] {
  if (process.getuid?.() !== 0) {
    return [];
  }
  for (const { prefix, ownerId } of WAYS) {
    giveTo(folder, ownerId);
    if (works(prefix, folder, program)) {
      return prefix;
    }
  }
  throw new Refusal(
    'PostgreSQL does not run as root, and this system allows neither a user namespace (unshare) nor another user ' +
      '(setpriv). Run the command as a normal user, or set DATABASE_URL to another PostgreSQL.',
  );
}

function works([command, ...rest]: readonly [string, ...string[]], folder: string, program: string): boolean {
  const check = 'test "$(id -u)" != 0 && test -w "$1" && "$2" --version';
  const result = spawnSync(command, [...rest, 'sh', '-c', check, 'sh', folder, program], { stdio: 'ignore' });
  return result.status === 0;
}

/**
 * A folder may have been made in the other way, by an earlier start or on another machine. The folder itself changes
 * hands last, so that an interrupted change is noticed and done again.
 */
function giveTo(folder: string, ownerId: number): void {
  if (lstatSync(folder).uid === ownerId) {
    return;
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), ownerId, ownerId);
  }
  lchownSync(folder, ownerId, ownerId);
}
