import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Pool } from 'undici';
import { makeQuizCourse } from '../support/courseRequest.ts';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, registerLearner, signedIn } from '../support/restClient.ts';
import { startServers } from '../support/servers.ts';
import type { UserCourseWire } from '../support/wire.ts';
import { openDatabaseLimit } from './databaseLimit.ts';
import { describeRun, median } from './machine.ts';

/** `npm run bench:platform`: answers over REST beside what the database alone can do; writes `docs/benchmarks/platform.md`. */
const CLIENTS = 32;
/** As many as a course of half an hour has. */
const QUESTIONS = 20;
const ROUNDS = 3;
const ROUND_MS = 6_000;
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'platform.md');

const servers = await startServers();
try {
  const visitor = createRestClient(servers.platformUrl, hosts.lectern);
  const course = await makeQuizCourse(await signedIn(visitor, authors[hosts.lectern]), QUESTIONS);
  const questionIds = (course.modules ?? [])
    .flatMap((module) => module.lectures)
    .flatMap(({ questionAnswers = [] }) => questionAnswers.map(({ id }) => id));
  const learners: { token: string; userCourseId: number }[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const { client } = await registerLearner(visitor);
    const { id } = await client.expect<UserCourseWire>('/api/v1/secured/usercourses', {
      method: 'POST',
      body: { courseId: course.id },
    });
    learners.push({ token: client.token ?? '', userCourseId: id });
  }

  const limit = await openDatabaseLimit(servers.ownerUrl, CLIENTS);
  const pool = new Pool(servers.platformUrl, { connections: CLIENTS });
  const rounds: { limit: number; answers: number }[] = [];
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const figures = { limit: await limit.measure(ROUND_MS), answers: await answer(pool, learners, questionIds, round) };
    console.log(`${round === 0 ? 'warm-up' : `round ${round}`}: ${line(figures)}`);
    if (round > 0) rounds.push(figures);
  }
  await Promise.all([limit.close(), pool.close()]);
  const middle = {
    limit: median(rounds.map((round) => round.limit)),
    answers: median(rounds.map((round) => round.answers)),
  };
  writeFileSync(REPORT, page(middle));
  console.log(`median: ${line(middle)}. Written to ${REPORT}.`);
} finally {
  await servers.stop();
}

/** Answers per second of all learners together; every answer is wrong, so that every one of them is graded and kept. */
async function answer(
  pool: Pool,
  people: readonly { token: string; userCourseId: number }[],
  questionIds: readonly number[],
  round: number,
): Promise<number> {
  const until = Date.now() + ROUND_MS;
  let count = 0;
  await Promise.all(
    people.map(async ({ token, userCourseId }) => {
      for (let index = 0; Date.now() < until; index += 1) {
        const questionId = questionIds[index % questionIds.length];
        const { statusCode, body } = await pool.request({
          method: 'POST',
          path: `/api/v1/secured/usercourses/${userCourseId}/questionanswer/${questionId}`,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-host': hosts.lectern,
            authorization: `Bearer ${token}`,
            'idempotency-key': `${round}-${index}`,
          },
          body: '{"userAnswer":[1]}',
        });
        const text = await body.text();
        if (statusCode !== 200) throw new Error(`An answer was refused with ${statusCode}: ${text}`);
        count += 1;
      }
    }),
  );
  return (count / ROUND_MS) * 1000;
}

function line({ limit, answers }: { limit: number; answers: number }): string {
  const percent = ((answers / limit) * 100).toFixed(0);
  return `${answers.toFixed(0)} answers/s, the database alone ${limit.toFixed(0)} transactions/s, ratio ${percent} %`;
}

function page(middle: { limit: number; answers: number }): string {
  return `# Platform: answers

${describeRun()} \`npm run bench:platform\` writes this page.

Answers over REST from ${CLIENTS} clients with all checks on, each with an idempotency key, beside an answer-shaped transaction
without any rule from as many connections to the same PostgreSQL. Medians of ${ROUNDS} alternating rounds of ${ROUND_MS / 1000} s after one
to warm up; clients, servers and database share the machine.

| answers per second | database alone, transactions per second | ratio | goal |
| --- | --- | --- | --- |
| ${middle.answers.toFixed(0)} | ${middle.limit.toFixed(0)} | ${((middle.answers / middle.limit) * 100).toFixed(0)} % | ≥ 20 %, aim 35 % |

The limit is measured from Node with \`pg\`, as pgbench is not among the embedded binaries; pgbench itself would reach more.
`;
}
