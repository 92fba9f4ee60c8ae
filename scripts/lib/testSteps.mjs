import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driftChecks } from './driftChecks.mjs';
import { freePort } from './ports.mjs';

const PACKAGES = ['platform', 'gateway', 'web', 'tests'];

/**
 * The steps of `npm test` in their order. Each is `{ id, title, needsPostgres, run }`; `run` gets a function that runs
 * a command and answers its exit code, and the environment, and answers `{ passed, failed }`.
 */
export async function testSteps({ root, folder }) {
  return [
    { id: 'format', title: 'Format', run: (command) => each([['oxfmt', '--check', '.']], command) },
    { id: 'lint', title: 'Lint', run: (command) => each([['oxlint', '--type-aware', '.']], command) },
    {
      id: 'types',
      title: 'Types',
      run: (command) =>
        each(
          PACKAGES.map((name) => ['tsc', '-p', name]),
          command,
        ),
    },
    { id: 'drift', title: 'Generated files and languages', run: (command) => driftChecks({ root, folder, command }) },
    vitestStep('platform', 'Platform', root, folder),
    vitestStep('gateway', 'Gateway', root, folder),
    vitestStep('web', 'Web client', root, folder),
    vitestStep('tests', 'Contracts and commands', root, folder),
    {
      id: 'e2e',
      title: 'Journeys in a real browser',
      run: (command, env) => runJourneys({ root, folder, command, env }),
    },
  ];
}

async function each(commands, command) {
  const codes = [];
  for (const words of commands) codes.push(await command(words));
  return { passed: codes.filter((code) => code === 0).length, failed: codes.filter((code) => code !== 0).length };
}

function vitestStep(name, title, root, folder) {
  const report = join(folder, `${name}.json`);
  return {
    id: name,
    title,
    needsPostgres: name === 'platform' || name === 'tests',
    run: async (command) => {
      const code = await command(
        ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        { cwd: join(root, name) },
      );
      return withExitCode(code, existsSync(report) ? vitestCounts(report) : { passed: 0, failed: 0 });
    },
  };
}

function vitestCounts(report) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

async function runJourneys({ root, folder, command, env }) {
  const { ensureChromium } = await import(join(root, 'tests/support/chromium.ts'));
  ensureChromium(console.log);
  const report = join(folder, 'journeys.json');
  const ports = {};
  for (const name of ['E2E_PORT', 'E2E_PLATFORM_PORT', 'E2E_PROVIDER_PORT']) ports[name] = String(await freePort());
  const code = await command(['playwright', 'test'], {
    cwd: join(root, 'tests'),
    env: { ...env, ...ports, E2E_DATA: join(folder, 'journeys'), E2E_REPORT: report },
  });
  const counts = existsSync(report) ? journeyCounts(report) : { passed: 0, failed: 0 };
  return withExitCode(code, counts);
}

/** A journey that passed only when it was tried again counts as failed. */
function journeyCounts(report) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** A runner may fail without a failed test: a file that does not load, or nothing found to run. */
function withExitCode(code, { passed, failed }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
