import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** @type {readonly NodeJS.Signals[]} */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs npm by the given Node and answers its exit code, null when a signal ended it. A signal that ends this process ends npm first, so
 * that nothing continues unseen.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<number | null>}
 */
export function runNpm(node, args, cwd) {
  const npm = findNpm();
  const [program, ...before] = npm.endsWith('.js') ? [node, npm] : [npm];
  return new Promise((done, fail) => {
    const child = spawn(program, [...before, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_loglevel: 'error' },
    });
    let interrupted = false;
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const end = () => {
      for (const signal of SIGNALS) {
        process.off(signal, pass);
      }
    };
    for (const signal of SIGNALS) {
      process.on(signal, pass);
    }
    child.once('error', (error) => {
      end();
      fail(error);
    });
    child.once('exit', (code) => {
      end();
      if (interrupted) {
        fail(new Refusal('The installation was interrupted. Run the command again to finish it.'));
      } else {
        done(code);
      }
    });
  });
}

/** npm's program as JavaScript, so that a chosen Node can run it; `npm` itself when it is something else. */
function findNpm() {
  const candidates = [
    process.env.npm_execpath,
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) {
      continue;
    }
    const file = realpathSync(candidate);
    if (file.endsWith('npm-cli.js')) {
      return file;
    }
  }
  return 'npm';
}
