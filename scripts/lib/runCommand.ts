import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const KEPT_CHARACTERS = 20_000;
const KEPT_LINES = 15;
/** A process that the command has left behind may hold its output open forever. */
const LONGEST_REST_MS = 2_000;

const running = new Set<ChildProcess>();

/**
 * Runs a command with its output on this terminal, each line behind `prefix` where there is one, as when another command runs beside it.
 * Answers `{ code, lastWords }`: its exit code, 1 when a signal ended it, and the last lines that it printed, without colours.
 */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env, prefix = '' }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly prefix?: string },
): Promise<{ readonly code: number; readonly lastWords: string }> {
  return new Promise((done, fail) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, { cwd, env: { ...colours, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      const { print, end } = linesTo(to, prefix);
      from.setEncoding('utf8').once('end', end);
      from.on('data', (text: string) => {
        print(text);
        output = `${output}${text}`.slice(-KEPT_CHARACTERS);
      });
    }
    child.once('error', fail);
    child.once('exit', (code) => {
      running.delete(child);
      const timer = setTimeout(() => child.stdout.destroy() && child.stderr.destroy(), LONGEST_REST_MS);
      child.once('close', () => {
        clearTimeout(timer);
        done({ code: code ?? 1, lastWords: lastLines(output) || `It ended with ${code} and said nothing.` });
      });
    });
  });
}

/** Passes a signal on to the commands that are just running. */
export function stopRunningCommands(signal: NodeJS.Signals): void {
  for (const child of running) {
    child.kill(signal);
  }
}

/** Writes whole lines behind the prefix, so that those of two commands do not mix; without one, all as it comes. */
function linesTo(stream: NodeJS.WriteStream, prefix: string) {
  let rest = '';
  return {
    print: (text: string) => {
      const lines = `${rest}${text}`.split('\n');
      rest = prefix === '' ? '' : (lines.pop() ?? '');
      stream.write(prefix === '' ? text : lines.map((line) => `${prefix}${line}\n`).join(''));
    },
    /** What a command says last may have no end of its line. */
    end: () => {
      if (rest !== '') {
        stream.write(`${prefix}${rest}\n`);
      }
    },
  };
}

function lastLines(output: string): string {
  return stripVTControlCharacters(output).trim().split('\n').slice(-KEPT_LINES).join('\n');
}
