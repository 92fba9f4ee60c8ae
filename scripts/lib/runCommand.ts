import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const KEPT_CHARACTERS = 20_000;
const KEPT_LINES = 15;
/** A process that the command has left behind may hold its output open forever. */
const LONGEST_REST_MS = 2_000;

let running: ChildProcess | undefined;

/**
 * Runs a command with its output on this terminal. Answers `{ code, lastWords }`: its exit code, 1 when a signal ended
 * it, and the last lines that it printed, without colours.
 */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ readonly code: number; readonly lastWords: string }> {
  return new Promise((done, fail) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, { cwd, env: { ...colours, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        output = `${output}${text}`.slice(-KEPT_CHARACTERS);
      });
    }
    child.once('error', fail);
    child.once('exit', (code) => {
      running = undefined;
      const timer = setTimeout(() => child.stdout.destroy() && child.stderr.destroy(), LONGEST_REST_MS);
      child.once('close', () => {
        clearTimeout(timer);
        done({ code: code ?? 1, lastWords: lastLines(output) || `It ended with ${code} and said nothing.` });
      });
    });
  });
}

/** Passes a signal on to the command that is just running. */
export function stopRunningCommand(signal: NodeJS.Signals): void {
  running?.kill(signal);
}

function lastLines(output: string): string {
  return stripVTControlCharacters(output).trim().split('\n').slice(-KEPT_LINES).join('\n');
}
