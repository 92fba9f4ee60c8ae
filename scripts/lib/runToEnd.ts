import { spawn } from 'node:child_process';
import { Refusal } from './refusal.mjs';

interface Run {
  /** The beginning of the refusal, as "The migration". */
  readonly what: string;
  readonly node: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a script of the project and answers what it printed; refuses with its last words when it fails. */
export function runToEnd({ what, node, script, args = [], root, env }: Run): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(node, [script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) {
        done(output);
      } else {
        fail(new Refusal(`${what} failed: ${output.trim().split('\n').slice(-8).join('\n')}`));
      }
    });
  });
}
