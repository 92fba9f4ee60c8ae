import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMark, stopProcess } from './processes.ts';

interface Child {
  readonly name: string;
  readonly pid: number;
  /** Of `startMark`: tells the process from a younger one of the same id. */
  readonly mark: string | null;
}

export interface ChildRecord {
  add(name: string, pid: number): void;
  clear(): void;
  /** Stops those that still run, and answers their names. */
  stopLeftovers(): Promise<string[]>;
}

/**
 * Keeps a list of the servers that were started on a data folder, so that the next start can find them after a hard
 * kill.
 */
export function childRecord(folder: string): ChildRecord {
  const file = join(folder, 'children.json');
  const children = new Map<string, Child>();
  const write = () => {
    try {
      writeFileSync(file, JSON.stringify([...children.values()]));
    } catch {
      // On a full disk the next start finds fewer of them; the server that was just started must not be lost for that.
    }
  };
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

function read(file: string): Child[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Child[];
  } catch {
    return [];
  }
}
