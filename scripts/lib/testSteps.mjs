import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driftChecks } from './driftChecks.mjs';
import { readJourneyReport } from './journeyReport.mjs';
import { freePort } from './ports.mjs';

const PACKAGES = ['platform', 'gateway', 'web', 'tests'];
const NOTHING = { passed: 0, failed: 0, failures: [] };

/**
 * The steps of `npm test` in their order. Each is `{ id, title, needsPostgres, run }`; `run` gets a function that runs
 * a command as `runCommand` does, and the environment, and answers `{ passed, failed, failures }`; each of `failures` is
 * `{ name, words }`.
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
  const failures = [];
  for (const line of commands) {
    const { code, lastWords } = await command(line);
    if (code !== 0) failures.push({ name: line.join(' '), words: lastWords });
  }
  return { passed: commands.length - failures.length, failed: failures.length, failures };
}

function vitestStep(name, title, root, folder) {
  const report = join(folder, `${name}.json`);
  return {
    id: name,
    title,
    needsPostgres: name === 'platform' || name === 'tests',
    run: async (command, env) => {
      const reporter = join(root, 'scripts', 'lib', 'vitestReporter.mjs');
      const end = await command(['vitest', 'run', '--reporter=default', `--reporter=${reporter}`], {
        cwd: join(root, name),
        env: { ...env, LECTERN_REPORT: report },
      });
      return withEnd(end, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : NOTHING);
    },
  };
}

async function runJourneys({ root, folder, command, env }) {
  const { ensureChromium } = await import(join(root, 'tests/support/chromium.ts'));
  ensureChromium(console.log);
  const report = join(folder, 'journeys.json');
  const ports = {};
  for (const name of ['E2E_PORT', 'E2E_PLATFORM_PORT', 'E2E_PROVIDER_PORT']) ports[name] = String(await freePort());
  const end = await command(['playwright', 'test'], {
    cwd: join(root, 'tests'),
    env: { ...env, ...ports, E2E_DATA: join(folder, 'journeys'), E2E_REPORT: report },
  });
  return withEnd(end, existsSync(report) ? readJourneyReport(report) : NOTHING);
}

/** A runner may fail without a failed test, as when it finds none to run: then its last words say why. */
function withEnd({ code, lastWords }, { passed, failed, failures }) {
  if (code === 0 || failed > 0) return { passed, failed, failures };
  const told = failures.length > 0 ? failures : [{ name: 'The run', words: lastWords }];
  return { passed, failed: 1, failures: told };
}
