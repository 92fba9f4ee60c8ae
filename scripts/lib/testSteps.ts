import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from './builds.ts';
import { driftChecks } from './driftChecks.ts';
import { readJourneyReport } from './journeyReport.ts';
import { freePort } from './ports.ts';
import type { Failure, RunCommand, StepResult } from './stepResult.ts';

const TYPED = ['platform', 'gateway', 'web', 'client', 'cli', 'tests', 'scripts'];
const NOTHING: StepResult = { passed: 0, failed: 0, failures: [] };

export interface TestStep {
  /** What `--only` names it by. */
  readonly id: string;
  readonly title: string;
  readonly needsPostgres?: boolean;
  /** Whether no other step may run beside it. */
  readonly alone?: boolean;
  /** The id of a step before it that has to have ended, where that one runs at all. */
  readonly after?: string;
  /** `env` is the one that `command` uses. */
  readonly run: (command: RunCommand, env: NodeJS.ProcessEnv) => Promise<StepResult>;
}

interface Place {
  readonly root: string;
  /** For what the steps write. */
  readonly folder: string;
}

/**
 * The steps of `npm test` in their order. What is generated is written again, to be compared and to build the web client from, and nothing
 * else may read it meanwhile; the journeys have the processors for themselves. What takes longest begins first of the others: the platform,
 * which knows nothing of the client, beside the build, which leaves one processor idle for much of its time.
 */
export function testSteps({ root, folder }: Place): readonly TestStep[] {
  return [
    {
      id: 'drift',
      title: 'Generated files and languages',
      alone: true,
      run: (command) => driftChecks({ root, command }),
    },
    vitestStep('platform', 'Platform', { root, folder }),
    {
      id: 'build',
      title: 'Web client and GraphQL IDE, as they are served',
      run: async () => {
        await buildWhatChanged({ root, node: process.execPath, log: console.log, only: undefined });
        return { passed: 1, failed: 0, failures: [] };
      },
    },
    { id: 'format', title: 'Format', after: 'build', run: (command) => each([['oxfmt', '--check', '.']], command) },
    { id: 'lint', title: 'Lint', after: 'build', run: (command) => each([['oxlint', '--type-aware', '.']], command) },
    {
      id: 'types',
      title: 'Types',
      after: 'build',
      // By one thread: several check what they share several times over, and the step beside it uses the other processor.
      run: (command) =>
        each(
          TYPED.map((name) => ['tsc', '-p', name, '--singleThreaded']),
          command,
        ),
    },
    { ...vitestStep('web', 'Web client', { root, folder }), after: 'build' },
    { ...vitestStep('tests', 'Contracts and commands', { root, folder }), after: 'build' },
    { ...vitestStep('gateway', 'Gateway', { root, folder }), after: 'build' },
    { ...vitestStep('client', 'Typed client', { root, folder }), after: 'build' },
    { ...vitestStep('cli', 'Courses as code', { root, folder }), after: 'build' },
    {
      id: 'e2e',
      title: 'Journeys in a real browser',
      alone: true,
      run: (command, env) => runJourneys({ root, folder }, command, env),
    },
  ];
}

async function each(commands: readonly (readonly [string, ...string[]])[], command: RunCommand): Promise<StepResult> {
  const failures: Failure[] = [];
  for (const line of commands) {
    const { code, lastWords } = await command(line);
    if (code !== 0) {
      failures.push({ name: line.join(' '), words: lastWords });
    }
  }
  return { passed: commands.length - failures.length, failed: failures.length, failures };
}

function vitestStep(name: string, title: string, { root, folder }: Place): TestStep {
  const report = join(folder, `${name}.json`);
  return {
    id: name,
    title,
    needsPostgres: name === 'platform' || name === 'tests',
    run: async (command, env) => {
      const reporter = join(root, 'scripts', 'lib', 'vitestReporter.ts');
      const end = await command(['vitest', 'run', '--reporter=default', `--reporter=${reporter}`], {
        cwd: join(root, name),
        env: { ...env, LECTERN_REPORT: report },
      });
      return withEnd(end, existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as StepResult) : NOTHING);
    },
  };
}

async function runJourneys({ root, folder }: Place, command: RunCommand, env: NodeJS.ProcessEnv): Promise<StepResult> {
  const { ensureJourneyBrowser } = await import('../../tests/support/chromium.ts');
  ensureJourneyBrowser(console.log);
  const report = join(folder, 'journeys.json');
  const ports: Record<string, string> = {};
  for (const name of ['E2E_PORT', 'E2E_PLATFORM_PORT', 'E2E_PROVIDER_PORT', 'E2E_RECEIVER_PORT']) {
    ports[name] = String(await freePort());
  }
  const end = await command(['playwright', 'test'], {
    cwd: join(root, 'tests'),
    env: { ...env, ...ports, E2E_DATA: join(folder, 'journeys'), E2E_REPORT: report },
  });
  return withEnd(end, existsSync(report) ? readJourneyReport(report) : NOTHING);
}

/** A runner may fail without a failed test, as when it finds none to run: then its last words say why. */
function withEnd(
  { code, lastWords }: { readonly code: number; readonly lastWords: string },
  { passed, failed, failures }: StepResult,
): StepResult {
  if (code === 0 || failed > 0) {
    return { passed, failed, failures };
  }
  const told = failures.length > 0 ? failures : [{ name: 'The run', words: lastWords }];
  return { passed, failed: 1, failures: told };
}
