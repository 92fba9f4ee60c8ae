import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startServers } from '../support/servers.ts';
import { openAnswers } from './answers.ts';
import { openCatalogue } from './cataloguePages.ts';
import { openDatabaseLimit } from './databaseLimit.ts';
import { measureLectureSaves } from './lectureSaves.ts';
import { describeRun, median } from './machine.ts';
import { measurePasswordLimit, openSignIns } from './signIns.ts';

/** `npm run bench:platform`: REST beside what the database and the processor alone can do; writes `docs/benchmarks/platform.md`. */
const CLIENTS = 32;
const ROUNDS = 3;
const ROUND_MS = 6_000;
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'platform.md');
/** What stands behind this line was written by people, and stays. */
const KEPT = '\n## Before and after contract v1\n';

/** Something that is done as often as possible for some time; answers how often a second. */
type Measure = (milliseconds: number) => Promise<number>;

interface Contest {
  readonly what: string;
  readonly limit: string;
  readonly goal: string;
  readonly measure: Measure;
  readonly measureLimit: Measure;
}

interface Outcome {
  readonly contest: Contest;
  readonly ours: number;
  readonly limit: number;
}

const servers = await startServers();
try {
  const database = await openDatabaseLimit(servers.ownerUrl, CLIENTS);
  const answers = await openAnswers(servers, CLIENTS);
  const catalogue = await openCatalogue(servers, CLIENTS);
  const signIns = await openSignIns(servers, CLIENTS);
  const contests: readonly Contest[] = [
    {
      what: 'answers, each with an idempotency key',
      limit: 'answer-shaped transactions of the database',
      goal: '≥ 30 %',
      measure: answers.measure,
      measureLimit: database.measure,
    },
    {
      what: 'pages of the catalogue by ETag',
      limit: 'point reads of the database',
      goal: '≥ 25 %',
      measure: catalogue.measureRevalidated,
      measureLimit: database.measureReads,
    },
    {
      what: 'pages of the catalogue, sent whole',
      limit: 'point reads of the database',
      goal: '≥ 10 %',
      measure: catalogue.measureWhole,
      measureLimit: database.measureReads,
    },
    {
      what: 'sign-ins',
      limit: 'argon2id on all cores',
      goal: '≥ 70 %',
      measure: signIns.measure,
      measureLimit: measurePasswordLimit,
    },
  ];
  const outcomes: Outcome[] = [];
  for (const contest of contests) outcomes.push(await compete(contest));
  const calm = await catalogue.waitAlone(ROUND_MS);
  const beside = await signIns.during(() => catalogue.waitAlone(ROUND_MS));
  console.log(`a page of the catalogue, p99: alone ${calm.toFixed(1)} ms, beside sign-ins ${beside.toFixed(1)} ms`);
  const saves = await measureLectureSaves(servers);
  console.log(
    `a lecture saved: ${saves.small.toFixed(1)} ms in a course of 10, ${saves.large.toFixed(1)} ms in one of 1,000`,
  );
  await Promise.all([database.close(), answers.close(), catalogue.close(), signIns.close()]);
  writeFileSync(REPORT, page(outcomes, { calm, beside }, saves));
  console.log(`Written to ${REPORT}.`);
} finally {
  await servers.stop();
}

/** By turns; the first of them warm up and do not count. */
async function compete(contest: Contest): Promise<Outcome> {
  const rounds: { ours: number; limit: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const limit = await contest.measureLimit(ROUND_MS);
    const ours = await contest.measure(ROUND_MS);
    if (round > 0) rounds.push({ ours, limit });
  }
  const outcome = {
    contest,
    ours: median(rounds.map(({ ours }) => ours)),
    limit: median(rounds.map(({ limit }) => limit)),
  };
  console.log(`${contest.what}: ${figures(outcome)}`);
  return outcome;
}

function figures({ ours, limit }: Outcome): string {
  return `${ours.toFixed(0)} of ${limit.toFixed(0)} a second, ${((ours / limit) * 100).toFixed(0)} %`;
}

function page(
  outcomes: readonly Outcome[],
  { calm, beside }: { calm: number; beside: number },
  saves: { small: number; large: number },
): string {
  const rows = outcomes.map(({ contest, ours, limit }) => {
    const percent = ((ours / limit) * 100).toFixed(0);
    return `| ${contest.what} | ${ours.toFixed(0)} | ${contest.limit} | ${limit.toFixed(0)} | ${percent} % | ${contest.goal} |`;
  });
  const before = readFileSync(REPORT, 'utf8');
  const kept = before.includes(KEPT) ? before.slice(before.indexOf(KEPT)) : '';
  return `# Platform

${describeRun()} \`npm run bench:platform\` writes this part of the page.

REST from ${CLIENTS} clients with all checks on, beside what stands in its way: an answer-shaped transaction without any rule and a read of one row
from as many connections to the same PostgreSQL, and proving passwords in a process that does nothing else. Medians of ${ROUNDS}
alternating rounds of ${ROUND_MS / 1000} s after one to warm up; clients, servers and database share the machine.

| | a second | limit | a second | ratio | goal |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

| | | | ratio | goal |
| --- | --- | --- | --- | --- |
| a page of the catalogue, p99: alone, and while ${CLIENTS} people sign in again and again | ${calm.toFixed(1)} ms | ${beside.toFixed(1)} ms | ${(beside / calm).toFixed(2)} | ≤ 2 |
| one lecture is saved: in a course of 10 lectures, and of 1,000 | ${saves.small.toFixed(1)} ms | ${saves.large.toFixed(1)} ms | ${(saves.large / saves.small).toFixed(2)} | ≤ 1.3 |

The database is measured from Node with \`pg\`, as pgbench is not among the embedded binaries; pgbench itself would reach more.
${kept}`;
}
