import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'undici';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { startServers } from '../support/servers.ts';
import type { CourseWire } from '../support/wire.ts';
import type { Attack } from './attackers.ts';
import { describeRun } from './machine.ts';

/**
 * `npm run bench:fairness`: how long a workspace waits for its answers while another one is attacked for a minute with documents
 * that read every lecture of a large course. Prints the figures that `docs/benchmarks/gateway.md` tells.
 */
const CALM_MS = 30_000;
const ATTACK_MS = 60_000;
const ATTACKERS = 8;
/** A course whose contents nobody may have in one document. */
const MODULES = 20;
const LECTURES_OF_EACH = 20;
/** Of the workspace that is not attacked. */
const REQUEST_EVERY_MS = 50;

const servers = await startServers();
try {
  const author = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), authors[hosts.lectern]);
  const { id } = await author.expect<CourseWire>('/api/v1/secured/courses', { method: 'POST', body: largeCourse() });
  const bystander = new Pool(servers.gatewayUrl, { connections: 32 });
  await measure(bystander, 5_000);
  const calm = await measure(bystander, CALM_MS);

  const attack: Attack = { gatewayUrl: servers.gatewayUrl, host: hosts.lectern, courseId: id, attackers: ATTACKERS };
  // A process of its own, so that its work is not measured as somebody's wait.
  const attacker = fork(new URL('attackers.ts', import.meta.url), [JSON.stringify(attack)]);
  await once(attacker, 'message');
  const attacked = await measure(bystander, ATTACK_MS);
  attacker.send('stop');
  const [documents] = (await once(attacker, 'message')) as [number];
  const after = await measure(bystander, 10_000);
  await bystander.close();

  const row = (name: string, { times, failed }: Measured): string =>
    `| ${name} | ${times.length} | ${failed} | ${percentile(times, 50)} ms | ${percentile(times, 99)} ms |`;
  console.log(
    [
      describeRun(),
      '',
      '| the other workspace | answers | failures | median | p99 |',
      '| --- | --- | --- | --- | --- |',
      row('calm', calm),
      row(`while one is attacked by ${ATTACKERS} at a time`, attacked),
      row('after that', after),
      '',
      `The attackers were answered ${documents} documents in ${ATTACK_MS / 1000} s. Ratio of the p99: ${(percentile(attacked.times, 99) / percentile(calm.times, 99)).toFixed(2)}.`,
    ].join('\n'),
  );
} finally {
  await servers.stop();
}

function largeCourse(): object {
  return {
    name: 'A large course',
    published: true,
    anonymousAllowed: true,
    modules: Array.from({ length: MODULES }, (_m, module) => ({
      name: `Module ${module}`,
      lectures: Array.from({ length: LECTURES_OF_EACH }, (_l, lecture) => ({
        name: `Lecture ${lecture}`,
        sections: [{ type: 'TEXT', content: '<p>Some words of a lecture.</p>' }],
      })),
    })),
  };
}

interface Measured {
  /** Milliseconds, one of each answer. */
  readonly times: readonly number[];
  readonly failed: number;
}

/** Asks at a steady pace, whether or not the answers before have come. */
async function measure(pool: Pool, forMs: number): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const running = new Set<Promise<void>>();
  const ask = async (): Promise<void> => {
    const begun = performance.now();
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: { host: hosts.acme, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ workspace { company } courses(first: 10) { totalCount nodes { name } } }' }),
    });
    const text = await body.text();
    times.push(performance.now() - begun);
    if (statusCode !== 200 || text.startsWith('{"errors"')) failed += 1;
  };
  const begun = performance.now();
  for (let count = 0; count * REQUEST_EVERY_MS < forMs; count += 1) {
    const wait = begun + count * REQUEST_EVERY_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const asked = ask().finally(() => running.delete(asked));
    running.add(asked);
  }
  await Promise.all(running);
  return { times, failed };
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}
