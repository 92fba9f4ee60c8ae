import { spawn } from 'node:child_process';
import { Refusal } from './refusal.mjs';

/** Runs a script of the project and waits for its end; refuses with its last words when it fails. */
export function runToEnd({ what, node, script, args = [], root, env }) {
  return new Promise((done, fail) => {
    const child = spawn(node, [script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done(output);
      else fail(new Refusal(`${what} failed: ${output.trim().split('\n').slice(-8).join('\n')}`));
    });
  });
}
