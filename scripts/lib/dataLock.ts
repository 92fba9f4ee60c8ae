import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './errorCode.ts';
import { startMark } from './processes.ts';
import { Refusal } from './refusal.mjs';

interface Holder {
  readonly pid: number;
  readonly mark: string | null;
}

/**
 * Takes a data folder for this process. Refuses when a living process has it; the lock of a dead one is taken over.
 * Answers the function that gives the folder back.
 */
export function lockData(folder: string): () => void {
  const file = join(folder, 'lock.json');
  const own = { pid: process.pid, mark: startMark(process.pid) };
  while (!create(file, own)) {
    const holder = read(file);
    if (holder && startMark(holder.pid) === holder.mark) {
      throw new Refusal(
        `Lectern already runs on the data in ${folder} (process ${holder.pid}). ` +
          `Stop it with Ctrl-C where it was started or with: kill ${holder.pid}. ` +
          'For a second one set LECTERN_DATA to another folder, and PORT, PLATFORM_PORT and CONTENT_PORT to free ports.',
      );
    }
    discard(file, holder);
  }
  return () => {
    if (read(file)?.pid === process.pid) {
      rmSync(file, { force: true });
    }
  };
}

function create(file: string, content: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** By a rename, and back again when another start has meanwhile put its own lock there. */
function discard(file: string, expected: Holder | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside)?.mark !== expected?.mark) {
      linkSync(aside, file);
    }
    rmSync(aside);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) {
      throw error;
    }
  }
}
