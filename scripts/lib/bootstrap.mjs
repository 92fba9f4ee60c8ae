import { spawn } from 'node:child_process';
import { ensureInstalled, findNode, NODE_MAJOR } from './installation.mjs';
import { SIGNALS } from './npm.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './root.mjs';

/**
 * Runs a command's main function on the right Node with everything installed. Installs first, and starts the same
 * script again when the running Node is too old. A {@link Refusal} is printed as its sentence alone; the process then
 * ends with 1.
 *
 * @param {() => Promise<number | undefined>} main Answers the exit code.
 */
export async function bootstrap(main) {
  try {
    await ensureInstalled(ROOT, console.log);
    if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) {
      process.exitCode = (await main()) ?? 0;
    } else {
      process.exitCode = await runAgain(findNode(ROOT));
    }
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The channel tells the second process when this one is gone, see `onOrphaned`.
 *
 * @param {string} node
 * @returns {Promise<number>}
 */
function runAgain(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of SIGNALS) {
    // A terminal sends Ctrl-C to both processes; hearing it twice does no harm.
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
