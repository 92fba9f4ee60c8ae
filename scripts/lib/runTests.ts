import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { failureLines } from './failureLines.ts';
import { makeFoldersOfTests } from './foldersOfTests.ts';
import { startPostgres, type RunningPostgres } from './postgres.ts';
import { Refusal } from './refusal.mjs';
import { ROOT } from './root.mjs';
import { runCommand, stopRunningCommands } from './runCommand.ts';
import type { StepResult } from './stepResult.ts';
import { testSteps, type TestStep } from './testSteps.ts';

/** A step that has been run. */
interface Result extends StepResult {
  readonly title: string;
  readonly seconds: number;
}

/** Two steps at once use what each leaves of the processors while it starts, ends or waits. */
const STEPS_AT_ONCE = 2;

/**
 * Runs the steps, all of them even when one fails, and prints a summary with the sums of what every runner counted and with what failed.
 * Answers the exit code: 0 when nothing failed. Leaves nothing running, whatever ends it.
 */
export async function runTests(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const { folder, databases, remove } = makeFoldersOfTests();
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    APP_ENV: process.env.APP_ENV || 'dev',
    PATH: [dirname(process.execPath), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    // The tests start the servers dozens of times: their modules are compiled once.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  if (!process.env.APP_ENV) {
    console.log('APP_ENV is not set, so the tests run with APP_ENV=dev.');
  }
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupted = true;
      stopRunningCommands(signal);
    });
  }
  let postgres: RunningPostgres | undefined;
  const results: Result[] = [];
  try {
    const steps = choose(testSteps({ root: ROOT, folder }), values.only);
    if (steps.some((step) => step.needsPostgres)) {
      postgres = await startPostgres({ dataDir: join(databases, 'postgres'), durable: false });
      environment.TEST_DATABASE_OWNER_URL = postgres.ownerUrl;
    }
    for (const group of groupsOf(steps)) {
      const waiting = [...group];
      const begun = new Map<string, Promise<Result>>();
      const lane = async () => {
        for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
          // Only then, so that a step has begun before the other lane asks for it.
          if (step.after !== undefined) {
            await begun.get(step.after);
          }
          if (interrupted) {
            break;
          }
          const running = runStep(step, environment, group.length > 1 ? `${step.id.padEnd(8)} │ ` : '');
          begun.set(step.id, running);
          results.push(await running);
        }
      };
      await Promise.all(Array.from({ length: STEPS_AT_ONCE }, lane));
    }
  } finally {
    await postgres?.stop();
    remove();
  }
  return summarize(results, interrupted);
}

function choose(steps: readonly TestStep[], only: string | undefined): readonly TestStep[] {
  if (!only) {
    return steps;
  }
  const wanted = only.split(',');
  const unknown = wanted.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) {
    throw new Refusal(`There is no step ${unknown.join(', ')}. The steps are ${steps.map(({ id }) => id).join(', ')}.`);
  }
  return steps.filter((step) => wanted.includes(step.id));
}

/** Steps that may run beside each other, and between them those that must not, in the given order. */
function groupsOf(steps: readonly TestStep[]): readonly (readonly TestStep[])[] {
  const groups: TestStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last === undefined || step.alone === true || last.at(-1)?.alone === true) {
      groups.push([step]);
    } else {
      last.push(step);
    }
  }
  return groups;
}

async function runStep(step: TestStep, environment: NodeJS.ProcessEnv, prefix: string): Promise<Result> {
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 76 - step.title.length))}`);
  const startTime = Date.now();
  let counts: StepResult;
  try {
    counts = await step.run(
      (command, options) => runCommand(command, { env: environment, cwd: ROOT, prefix, ...options }),
      environment,
    );
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    console.error(words);
    counts = { passed: 0, failed: 1, failures: [{ name: 'The step', words }] };
  }
  return { title: step.title, seconds: (Date.now() - startTime) / 1000, ...counts };
}

function summarize(results: readonly Result[], interrupted: boolean): number {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log('\n── Summary');
  for (const { title, seconds, passed, failed } of results) {
    const state = failed > 0 ? 'FAILED' : 'ok';
    console.log(
      `${state.padEnd(8)}${title.padEnd(50)}${`${seconds.toFixed(1)} s`.padStart(9)}   ${passed} passed, ${failed} failed`,
    );
  }
  for (const line of failureLines(results)) {
    console.log(line);
  }
  if (interrupted) {
    console.log('The run was interrupted, so the steps after it are missing.');
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return interrupted || sum('failed') > 0 ? 1 : 0;
}
