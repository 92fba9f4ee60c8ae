import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errorCode.ts';

/** True while a process with this id exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return processState(pid) !== 'Z';
}

/** The command line of a process as one string, or null when there is no such process. */
export function commandLine(pid: number): string | null {
  if (process.platform === 'linux') {
    return readProc(pid, 'cmdline')?.split('\0').join(' ').trim() || null;
  }
  return ps(pid, 'command=');
}

/**
 * When a process started, as an opaque text that stays the same for its whole life. Together with the id it names one
 * process forever, because ids are used again. Null when there is no such process.
 */
export function startMark(pid: number): string | null {
  if (process.platform !== 'linux') {
    return ps(pid, 'lstart=');
  }
  const fields = statFields(pid);
  return fields ? `${bootId()}:${fields[19]}` : null;
}

/**
 * Stops a process: the signal first, then SIGKILL when it still lives after `graceMs`.
 * A process that is already gone is fine.
 */
export async function stopProcess(
  pid: number,
  { signal = 'SIGTERM', graceMs = 10_000 }: { readonly signal?: NodeJS.Signals; readonly graceMs?: number } = {},
): Promise<void> {
  if (!send(pid, signal)) {
    return;
  }
  if (await waitForExit(pid, graceMs)) {
    return;
  }
  send(pid, 'SIGKILL');
  await waitForExit(pid, 5_000);
}

/** Resolves to true as soon as the process is gone, to false when it still lives after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > until) {
      return false;
    }
    await sleep(25);
  }
  return true;
}

/** Sends a signal; false when the process is gone. */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ESRCH') {
      return false;
    }
    throw error;
  }
}

function processState(pid: number): string | null {
  if (process.platform === 'linux') {
    return statFields(pid)?.[0] ?? null;
  }
  return ps(pid, 'state=')?.[0] ?? null;
}

/** The fields of `/proc/<pid>/stat` after the name, which stands in brackets and may hold anything. */
function statFields(pid: number): string[] | null {
  const stat = readProc(pid, 'stat');
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** Start times count from boot, so a mark without the boot could fit another process after a restart of the machine. */
function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function ps(pid: number, format: string): string | null {
  try {
    return execFileSync('ps', ['-o', format, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return null;
  }
}
