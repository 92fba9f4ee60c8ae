import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMark, stopProcess } from './processes.mjs';

/**
 * Keeps a list of the servers that were started on a data folder, so that the next start can find them after a hard
 * kill. `stopLeftovers` answers the names of those that were still running.
 */
export function childRecord(folder) {
  const file = join(folder, 'children.json');
  const children = new Map();
  const write = () => writeFileSync(file, JSON.stringify([...children.values()]));
  return {
    add(name, pid) {
      children.set(name, { name, pid, mark: startMark(pid) });
      write();
    },
    clear() {
      children.clear();
      rmSync(file, { force: true });
    },
    async stopLeftovers() {
      const left = read(file).filter(({ pid, mark }) => mark !== null && startMark(pid) === mark);
      await Promise.all(left.map(({ pid }) => stopProcess(pid)));
      return left.map(({ name }) => name);
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
