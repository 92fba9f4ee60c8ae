import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, findNode, NODE_MAJOR } from './installation.mjs';
import { Refusal } from './refusal.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Runs a command's main function on the right Node with everything installed. Installs first, and starts the same
 * script again when the running Node is too old. A {@link Refusal} is printed as its sentence alone; the process then
 * ends with 1.
 */
export async function bootstrap(main) {
  try {
    await ensureInstalled(ROOT, console.log);
    if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) process.exitCode = (await main()) ?? 0;
    else process.exitCode = await runAgain(findNode(ROOT));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The channel tells the second process when this one is gone, see `onOrphaned`. */
function runAgain(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to both processes; hearing it twice does no harm.
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * Calls back once when whoever started this command has died without telling it: the first process of
 * {@link bootstrap}, or npm. Without this a killed npm would leave the product running unseen.
 */
export function onOrphaned(callback) {
  if (process.channel) {
    process.once('disconnect', callback);
    process.channel.unref();
  } else if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      callback();
    }, 1_000);
    timer.unref();
  }
}
