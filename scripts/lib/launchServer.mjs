import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const READY_TIMEOUT_MS = 60_000;

/**
 * Starts one server as a child and waits until `readyUrl` answers 200. Its output goes to `logFile`, or to this
 * terminal when there is none. Resolves to `{ pid, exited, stop }`; rejects with a {@link Refusal} that ends with the
 * server's last words when it stops before it is ready.
 */
export async function launchServer({ name, command, cwd, env, logFile, readyUrl, onSpawn = () => {} }) {
  const [program, ...args] = command;
  const output = logFile ? openLog(logFile) : 'inherit';
  const logStart = logFile ? statSync(logFile).size : 0;
  // Its own process group: Ctrl-C in a terminal reaches the whole group, and servers stop in their order.
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  if (logFile) closeSync(output);
  let running = true;
  const exited = new Promise((done) => {
    const end = () => {
      running = false;
      done('exited');
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const stop = async () => {
    if (running && child.pid !== undefined) await stopProcess(child.pid, { graceMs: 15_000 });
    await exited;
  };
  if (child.pid !== undefined) onSpawn(child.pid);
  const outcome = await Promise.race([exited, untilReady(readyUrl, () => running)]);
  if (outcome === 'ready') return { pid: child.pid, exited, stop };
  await stop();
  const words = logFile
    ? `\n${readFileSync(logFile, 'utf8').slice(logStart).trim().split('\n').slice(-5).join('\n')}`
    : '';
  throw new Refusal(
    outcome === 'late' ? `The ${name} did not become ready.${words}` : `The ${name} stopped at its start.${words}`,
  );
}

/** Resolves to 'ready' at the first 200, to 'late' when none came within a minute or the server has stopped. */
async function untilReady(url, isRunning) {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (isRunning() && Date.now() < until) {
    if ((await statusOf(url)) === 200) return 'ready';
    await sleep(50);
  }
  return 'late';
}

/** The status of a GET, or null when nobody answers within two seconds. */
export function statusOf(url) {
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

function openLog(file) {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) rmSync(file);
  return openSync(file, 'a', 0o600);
}
