import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '../support/database.ts';
import { hosts } from '../support/hosts.ts';
import { createRestClient, signedIn, type RestClient } from '../support/restClient.ts';
import { startServers } from '../support/servers.ts';
import { describeRun, median } from './machine.ts';
import { writeYearOfFacts } from './yearOfFacts.ts';

/**
 * `npm run bench:analytics -- 0.05`: a year of a workspace, at a size where 1 is a million user courses and 20 million answers, counted by
 * the job queue and read as the dashboard reads it; writes `docs/benchmarks/analytics.md`.
 */
const size = Number(process.argv[2] ?? '0.05');
const ROUNDS = 5;
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'analytics.md');
const facts = '/analytics-api/v1/secured/workspaces/1/facts';
const dayMs = 86_400_000;
const types = ['usercourse', 'lecture', 'modules', 'questionanswer', 'certificate', 'campaign', 'workspace'];

const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

const servers = await startServers();
try {
  const writing = performance.now();
  const count = await writeYearOfFacts(servers.ownerUrl, size);
  const written = performance.now() - writing;
  console.log(`${count} facts in ${seconds(written)}`);
  const rolling = performance.now();
  await rollUp(servers.ownerUrl);
  const rolled = performance.now() - rolling;
  console.log(`counted by day in ${seconds(rolled)}`);

  const admin = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), 'admin@demo.test');
  const year = period(365, 0);
  const month = period(30, 0);
  const before = period(60, 30);
  const read = {
    'dashboard, a year by month': await timed(() => dashboard(admin, year, period(730, 365), 'month')),
    'dashboard, 30 days by day': await timed(() => dashboard(admin, month, before, 'day')),
    'dashboard, 30 days by hour': await timed(() => dashboard(admin, month, before, 'hour')),
    'drilldown of lectures, a year': await timed(() => admin.expect(`${facts}/lecture:drilldown?${year}`)),
    'drilldown of questions, a year': await timed(() => admin.expect(`${facts}/questionanswer:drilldown?${year}`)),
    'drilldown of lectures of a course, 30 days': await timed(() =>
      admin.expect(`${facts}/lecture:drilldown?${month}&q=courseId==258`),
    ),
  };
  const lines = Object.entries(read).map(([what, taken]) => {
    const goal = what.startsWith('dashboard') ? 2 : 0.5;
    return `| ${what} | ${seconds(taken)} | ≤ ${goal} s | ${taken <= goal * 1000 ? 'yes' : 'no'} |`;
  });
  console.log(lines.join('\n'));
  writeFileSync(REPORT, page({ count, written, rolled, lines }));
} finally {
  await servers.stop();
}

/** Most of what the page asks for at once: each type of the period and of the one before, one series, and a page of rows. */
async function dashboard(admin: RestClient, now: string, earlier: string, aggregation: string): Promise<void> {
  await Promise.all([
    ...types.flatMap((type) => [now, earlier].map((range) => admin.expect(`${facts}/${type}:totals?${range}`))),
    admin.expect(`${facts}/usercourse:timeseries?${now}&aggregationType=${aggregation}`),
    admin.expect(`${facts}/usercourse:drilldown?${now}`),
  ]);
}

/** Has the hourly job done at once, and waits until nothing is left to count. */
async function rollUp(ownerUrl: string): Promise<void> {
  const owner = { ownerUrl };
  await asOwner(owner, `insert into job.job (name, data) values ('housekeeping', '{"workspaceId":null,"payload":{}}')`);
  for (;;) {
    const [left] = await asOwner<{ left: boolean }>(
      owner,
      'select exists (select from workspaces_with_new_facts()) as left',
    );
    if (left?.left === false) return;
    await pause(250);
  }
}

async function timed(read: () => Promise<unknown>): Promise<number> {
  // The first one warms up and does not count.
  await read();
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await read();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

function period(from: number, to: number): string {
  return `start=${daysAgo(from)}&end=${daysAgo(to)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function page(figures: { count: number; written: number; rolled: number; lines: readonly string[] }): string {
  return `# Analytics: a year of a workspace

${describeRun()} \`npm run bench:analytics -- ${size}\` writes this page.

${figures.count.toLocaleString('en')} facts, ${size} of a year with a million user courses and 20 million answers, written in ${seconds(figures.written)} and counted by day in
${seconds(figures.rolled)}. Read over REST from the platform, medians of ${ROUNDS} after one to warm up; reader, server and database share the machine.
A dashboard is 16 calls at once: the totals of each type and of the period before, a series and a page of rows.

| what | time | goal at size 1 | within it |
| --- | --- | --- | --- |
${figures.lines.join('\n')}
`;
}
