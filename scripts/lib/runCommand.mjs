import { spawn } from 'node:child_process';

let running;

/** Runs a command with its output on this terminal; answers its exit code, 1 when a signal ended it. */
export function runCommand([program, ...args], { cwd, env }) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running = child;
    child.once('error', fail);
    child.once('exit', (code) => {
      running = undefined;
      done(code ?? 1);
    });
  });
}

/** Passes a signal on to the command that is just running. */
export function stopRunningCommand(signal) {
  running?.kill(signal);
}
