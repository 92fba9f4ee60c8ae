import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'undici';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { startServers } from '../support/servers.ts';
import type { CourseWire } from '../support/wire.ts';
import type { Attack, Attacked } from './attackers.ts';
import { describeRun } from './machine.ts';
import { measure, percentile, type Measured, type SteadyCaller } from './steadyCaller.ts';

/**
 * `npm run bench:fairness`: one workspace is attacked, for a minute with each document of {@link attacksOn}. Measured is how long two
 * others wait for their answers meanwhile: a visitor of another workspace, and an honest learner of the attacked one. Prints the figures
 * of `docs/benchmarks/gateway.md`. `FAIRNESS_CALM_S` and `FAIRNESS_ATTACK_S` shorten it for a first look; `FAIRNESS_LOGS=1` prints what
 * the servers logged.
 */
const CALM_MS = Number(process.env['FAIRNESS_CALM_S'] ?? 30) * 1_000;
const ATTACK_MS = Number(process.env['FAIRNESS_ATTACK_S'] ?? 60) * 1_000;
const ATTACKERS = 8;
/** A course whose contents nobody may have in one document. */
const MODULES = 20;
const LECTURES_OF_EACH = 20;
/** Objects that one document may nearly have. */
const MOST_COST = 9_600;

const servers = await startServers();
try {
  const author = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), authors[hosts.lectern]);
  const { id } = await author.expect<CourseWire>('/api/v1/secured/courses', { method: 'POST', body: largeCourse() });
  const learner = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), 'learner@demo.test');
  const bystander: SteadyCaller = {
    host: hosts.acme,
    address: '203.0.113.1',
    token: null,
    query: '{ workspace { company } courses(first: 10) { totalCount nodes { name } } }',
    everyMs: 50,
  };
  const neighbour: SteadyCaller = {
    host: hosts.lectern,
    address: '203.0.113.2',
    token: learner.token,
    query: '{ viewer { user { username } } courses(first: 10) { totalCount nodes { name } } }',
    everyMs: 500,
  };
  const pool = new Pool(servers.gatewayUrl, { connections: 32 });
  const both = (forMs: number): Promise<Measured[]> =>
    Promise.all([bystander, neighbour].map((caller) => measure(pool, caller, forMs)));
  await both(Math.min(5_000, CALM_MS));
  const calm = await both(CALM_MS);

  const attacks = attacksOn(id);
  const attacked: Measured[][] = [];
  const answered: string[] = [];
  for (const { name, query } of attacks) {
    const attack: Attack = { gatewayUrl: servers.gatewayUrl, host: hosts.lectern, query, attackers: ATTACKERS };
    // A process of its own, so that its work is not measured as someone's wait.
    const attacker = fork(new URL('attackers.ts', import.meta.url), [JSON.stringify(attack)]);
    await once(attacker, 'message');
    attacked.push(await both(ATTACK_MS));
    attacker.send('stop');
    const [counts] = (await once(attacker, 'message')) as [Attacked];
    answered.push(`${name}: ${counts.answered} answered, ${counts.refused} refused`);
  }
  const after = await both(Math.min(10_000, CALM_MS));
  await pool.close();

  const rows = (who: number): string[] =>
    [
      ['calm before', calm[who]],
      ...attacks.map(({ name }, index) => [`${ATTACKERS} at a time ask for ${name}`, attacked[index]?.[who]]),
      ['calm after', after[who]],
    ].map(([when, measured]) => {
      const { times, failed } = measured as Measured;
      return `| ${when as string} | ${times.length} | ${failed} | ${percentile(times, 50)} ms | ${percentile(times, 99)} ms |`;
    });
  const ratios = attacked.map(([other]) => percentile(other?.times ?? [], 99) / percentile(calm[0]?.times ?? [], 99));
  console.log(
    [
      describeRun(),
      '',
      '| the other workspace | answers | failures | median | p99 |',
      '| --- | --- | --- | --- | --- |',
      ...rows(0),
      '',
      '| an honest learner of the attacked one | answers | failures | median | p99 |',
      '| --- | --- | --- | --- | --- |',
      ...rows(1),
      '',
      `In ${ATTACK_MS / 1000} s each: ${answered.join('; ')}.`,
      `Ratio of the p99: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}.`,
      ...((process.env['FAIRNESS_LOGS'] ?? '') === '' ? [] : [await servers.logs()]),
    ].join('\n'),
  );
} finally {
  await servers.stop();
}

/** Documents of an attacker (`attackers.ts`), which asks for each again and again. */
function attacksOn(course: number): readonly { readonly name: string; readonly query: string }[] {
  const lectures = Array.from(
    { length: MOST_COST / (MODULES * LECTURES_OF_EACH) },
    (_x, index) => `l${index}: lectures { name }`,
  );
  return [
    {
      name: 'every lecture of a course',
      query: `{ course(id: ${course}) { modules { lectures { name content { __typename ... on LectureContent { sections { __typename } } } } } } }`,
    },
    { name: 'as much as they may', query: `{ course(id: ${course}) { modules { ${lectures.join(' ')} } } }` },
  ];
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
