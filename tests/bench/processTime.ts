import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the system's clock in `/proc`, which Linux has told as this for as long as there is one. */
const MS_PER_TICK = 10;

/** Milliseconds of CPU that a process has had, with all of its threads. Of Linux alone. */
export const cpuOf = (pid: number): number => {
  const { utime, stime } = readStat(pid);
  return (utime + stime) * MS_PER_TICK;
};

/** The same for a process with its children, those that are gone included. */
export function cpuOfFamily(pid: number): number {
  const { utime, stime, cutime, cstime } = readStat(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOrNothing(Number(name)))
    .filter(({ parent }) => parent === pid);
  const ticks = children.reduce((sum, child) => sum + child.utime + child.stime, utime + stime + cutime + cstime);
  return ticks * MS_PER_TICK;
}

export const parentOf = (pid: number): number => readStat(pid).parent;

function readStat(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name may hold anything, also spaces and brackets.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11);
  return { parent, utime, stime, cutime, cstime };
}

/** A process may end while it is looked for. */
function statOrNothing(pid: number) {
  try {
    return [readStat(pid)];
  } catch {
    return [];
  }
}
