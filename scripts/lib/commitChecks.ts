import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checksOfCommit } from './checksOfCommit.ts';
import { commitsOfChange } from './commitsOfChange.ts';
import { removeStamp, writeStamp } from './installationStamp.mjs';

/** Not 1, by which a program tells that it broke. */
const AT_FAULT = 3;
const LONGEST_MS = 15 * 60_000;
const LONGEST_OUTPUT = 64 * 1024 * 1024;
const TOLD_LINES = 12;
const PLACES_OF_PACKAGES = ['.', 'platform', 'gateway', 'web', 'client', 'cli', 'tests'].map((folder) =>
  join(folder, 'node_modules'),
);

type Command = readonly [string, ...string[]];

/** Where the commits are checked out one after the other. */
interface Place {
  readonly root: string;
  readonly folder: string;
  readonly deadline: number;
  /** The packages that are installed in the folder, as `packagesOf` tells. */
  installed: string;
}

/** Tells what is wrong with a commit. What goes wrong in checking it is any other error. */
class Fault extends Error {}

/**
 * Checks that each commit of the change installs, has its form and its types, passes lint and has what is generated from it: a search by
 * halving needs to stand on sound commits. Answers the exit code, 3 when a commit is at fault. What cannot be checked, for want
 * of time or of the network or because the checking itself fails, is told and fails nothing.
 */
export async function checkCommits(root: string, longestMs = LONGEST_MS): Promise<number> {
  let atFault = 0;
  try {
    const commits = commitsOfChange(root);
    console.log(`\n── Each commit of the change (${commits.length} besides the tested one)`);
    await inWorktree(root, longestMs, async (place) => {
      for (const commit of commits) {
        atFault += (await isAtFault(place, commit)) ? 1 : 0;
      }
    });
  } catch (error) {
    console.log(`The commits could not be checked: ${wordsOf(error)}`);
  }
  return atFault > 0 ? AT_FAULT : 0;
}

async function inWorktree(root: string, longestMs: number, work: (place: Place) => Promise<void>): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'lectern-commits-'));
  const folder = join(parent, 'commit');
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
    const place = { root, folder, deadline: Date.now() + longestMs, installed: '' };
    linkPackages(place);
    await work(place);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
}

async function isAtFault(place: Place, commit: string): Promise<boolean> {
  const name = git(place.root, 'log', '-1', '--format=%h %s', commit).trim();
  try {
    await checkCommit(place, commit);
    console.log(`ok        ${name}`);
    return false;
  } catch (error) {
    console.log(`${error instanceof Fault ? 'FAILED   ' : 'unchecked'} ${name}: ${wordsOf(error)}`);
    return error instanceof Fault;
  }
}

async function checkCommit(place: Place, commit: string): Promise<void> {
  if (Date.now() >= place.deadline) {
    throw new Error('there was no time left.');
  }
  const { folder } = place;
  git(folder, 'checkout', '--quiet', '--force', '--detach', commit);
  git(folder, 'clean', '--quiet', '-fd');
  const filesOf = (...filter: readonly string[]) =>
    git(folder, 'diff', '--name-only', '--no-renames', '-z', ...filter, `${commit}^`, commit)
      .split('\0')
      .filter(Boolean);
  const checks = checksOfCommit(filesOf(), filesOf('--diff-filter=d'));
  await install(place, checks.installs);
  if (checks.format.length > 0) {
    await mustPass(place, ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...checks.format]);
  }
  for (const name of checks.types.filter((each) => existsSync(join(folder, each, 'tsconfig.json')))) {
    await mustPass(place, ['tsc', '-p', name]);
  }
  if (checks.lint.length > 0) {
    await mustPass(place, ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...checks.lint]);
  }
  if (checks.drift) {
    await mustPass(place, ['node', join('scripts', 'test.mjs'), '--only', 'drift']);
  }
}

/** Brings the packages to what the commit says: those of the tested commit where they are the same, else by npm. */
async function install(place: Place, isTouched: boolean): Promise<void> {
  const { root, folder } = place;
  if (isTouched) {
    const { code, output } = await run(place, ['npm', 'ci', '--dry-run', '--ignore-scripts', '--prefer-offline']);
    if (code !== 0 && /EUSAGE|in sync/.test(output)) {
      const reasons = output.split('\n').filter((line) => /Missing:|Invalid:/.test(line));
      throw new Fault(`npm ci refuses it:\n${reasons.join('\n')}`);
    }
  }
  const wanted = packagesOf(folder);
  if (wanted === packagesOf(root) && wanted !== place.installed) {
    linkPackages(place);
  } else if (wanted !== place.installed) {
    await installPackages(place);
  }
  place.installed = wanted;
  // The old one is linked to that of the tested commit.
  removeStamp(folder);
  writeStamp(folder);
}

async function installPackages(place: Place): Promise<void> {
  place.installed = '';
  const command = ['npm', 'ci', '--include=optional', '--include=dev', '--ignore-scripts', '--prefer-offline'] as const;
  const { code, output } = await run(place, command);
  if (code !== 0) {
    throw new Error(`its packages could not be installed here:\n${lastLines(output)}`);
  }
}

/** Links, not copies: a hundred thousand files are there in seconds. Nothing writes into a package. */
function linkPackages(place: Place): void {
  for (const name of PLACES_OF_PACKAGES) {
    rmSync(join(place.folder, name), { recursive: true, force: true });
    if (existsSync(join(place.root, name)) && existsSync(dirname(join(place.folder, name)))) {
      execFileSync('cp', ['-al', join(place.root, name), join(place.folder, name)]);
    }
  }
  place.installed = packagesOf(place.root);
}

/** What the lock file says of the packages themselves: what the workspaces ask for changes nothing that is installed. */
function packagesOf(folder: string): string {
  const { packages = {} } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages?: Readonly<Record<string, unknown>>;
  };
  return JSON.stringify(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

async function mustPass(place: Place, command: Command): Promise<void> {
  const { code, output } = await run(place, command);
  if (code !== 0) {
    throw new Fault(`${command.slice(0, 4).join(' ')} failed:\n${lastLines(output)}`);
  }
}

/** Rejects where a command cannot be started or does not end on its own. */
function run(
  { root, folder, deadline }: Place,
  [program, ...args]: Command,
): Promise<{ readonly code: number; readonly output: string }> {
  const tools = [join(folder, 'node_modules', '.bin'), dirname(process.execPath), join(root, 'node_modules', '.bin')];
  const env = {
    ...process.env,
    APP_ENV: process.env.APP_ENV || 'dev',
    PATH: [...tools, process.env.PATH].join(delimiter),
  };
  const limits = { timeout: Math.max(1, deadline - Date.now()), maxBuffer: LONGEST_OUTPUT };
  return new Promise((done, fail) => {
    execFile(program, args, { cwd: folder, env, ...limits }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`;
      if (error === null) {
        done({ code: 0, output });
      } else if (typeof error.code === 'number' && error.killed !== true) {
        done({ code: error.code, output });
      } else {
        fail(new Error(error.killed ? 'there was no time left.' : error.message));
      }
    });
  });
}

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: LONGEST_OUTPUT, stdio: ['ignore', 'pipe', 'pipe'] });

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const lastLines = (output: string): string =>
  stripVTControlCharacters(output).trim().split('\n').slice(-TOLD_LINES).join('\n');
