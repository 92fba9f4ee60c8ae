import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMark } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Takes a data folder for this process. Refuses when a living process has it; the lock of a dead one is taken over.
 * Answers the function that gives the folder back.
 */
export function lockData(folder) {
  const file = join(folder, 'lock.json');
  const own = { pid: process.pid, mark: startMark(process.pid) };
  while (!create(file, own)) {
    const holder = read(file);
    if (holder && startMark(holder.pid) === holder.mark) {
      throw new Refusal(
        `Lectern already runs on the data in ${folder} (process ${holder.pid}). ` +
          `Stop it with Ctrl-C where it was started or with: kill ${holder.pid}. ` +
          'For a second one set LECTERN_DATA to another folder, and PORT and PLATFORM_PORT to free ports.',
      );
    }
    discard(file, holder);
  }
  return () => {
    if (read(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

function create(file, content) {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** By a rename, and back again when another start has meanwhile put its own lock there. */
function discard(file, expected) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside)?.mark !== expected?.mark) linkSync(aside, file);
    rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}
