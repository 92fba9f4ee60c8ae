import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from './processes.ts';
import { Refusal } from './refusal.mjs';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const READY_TIMEOUT_MS = 180_000;

/** A server that was started by {@link launchServer} and is ready. */
export interface RunningServer {
  readonly pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

interface Launch {
  /** For people, in refusals. */
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile?: string | undefined;
  /** Answers 200 when the server is ready. */
  readonly readyUrl: string;
  readonly onSpawn?: (pid: number) => void;
}

/**
 * Starts one server as a child and waits until `readyUrl` answers 200. Its output goes to `logFile`, or to this
 * terminal when there is none. Rejects with a {@link Refusal} that ends with the
 * server's last words when it stops before it is ready.
 */
export async function launchServer({
  name,
  command,
  cwd,
  env,
  logFile,
  readyUrl,
  onSpawn = () => {},
}: Launch): Promise<RunningServer> {
  const [program = '', ...args] = command;
  const output = logFile === undefined ? 'inherit' : openLog(logFile);
  const logStart = logFile ? statSync(logFile).size : 0;
  // Its own process group: Ctrl-C in a terminal reaches the whole group, and servers stop in their order.
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  if (typeof output === 'number') {
    closeSync(output);
  }
  let running = true;
  const exited = new Promise<string>((done) => {
    const end = () => {
      running = false;
      done('exited');
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const stop = async () => {
    if (running && child.pid !== undefined) {
      await stopProcess(child.pid, { graceMs: 15_000 });
    }
    await exited;
  };
  if (child.pid !== undefined) {
    onSpawn(child.pid);
  }
  const outcome = await Promise.race([exited, untilReady(readyUrl, () => running)]);
  if (outcome === 'ready' && child.pid !== undefined) {
    return { pid: child.pid, exited, stop };
  }
  await stop();
  const words = logFile
    ? `\n${readFileSync(logFile, 'utf8').slice(logStart).trim().split('\n').slice(-5).join('\n')}`
    : '';
  throw new Refusal(
    outcome === 'late' ? `The ${name} did not become ready.${words}` : `The ${name} stopped at its start.${words}`,
  );
}

/** Resolves to 'ready' at the first 200, to 'late' when none came within a minute or the server has stopped. */
async function untilReady(url: string, isRunning: () => boolean): Promise<'ready' | 'late'> {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (isRunning() && Date.now() < until) {
    if ((await statusOf(url)) === 200) {
      return 'ready';
    }
    await sleep(50);
  }
  return 'late';
}

/** The status of a GET, or null when nobody answers within two seconds. */
export function statusOf(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const call = request(url, { agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(null));
    call.end();
  });
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) {
    rmSync(file);
  }
  return openSync(file, 'a', 0o600);
}
