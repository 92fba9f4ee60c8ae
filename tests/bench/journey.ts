import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keyOf, readAnswerKey, type KeyedQuestion } from '../support/answerKey.ts';
import { asOwner } from '../support/database.ts';
import { createGraphqlClient, type GraphqlClient, type Tokens } from '../support/graphqlClient.ts';
import { ANSWER, CATALOGUE, CERTIFICATE, COMPLETE, ENROL, LECTURE, SEEN, VIEWER } from '../support/graphqlDocuments.ts';
import type { LectureShape, UserCourseShape } from '../support/graphqlShapes.ts';
import { authors, hosts, password } from '../support/hosts.ts';
import { createRestClient, registerLearner, signedIn } from '../support/restClient.ts';
import { startServers, type Servers } from '../support/servers.ts';
import { describeRun } from './machine.ts';
import { cpuOf, cpuOfFamily, parentOf } from './processTime.ts';

/**
 * `npm run bench:journey`: what a class of learners costs from signing in to the certificate, in a workspace as it is seeded and in one
 * with many more courses and people; writes `docs/benchmarks/journey.md`. Of Linux alone, as it reads CPU from `/proc`.
 */
const LEARNERS = 500;
const AT_ONCE = 8;
/** Of the demo: with each kind of choice, and a certificate. */
const COURSE = 258;
const MORE = { courses: 2_000, people: 100_000, userCourses: 200_000 } as const;
const REPORT = resolve(import.meta.dirname, '..', '..', 'docs', 'benchmarks', 'journey.md');

interface Cost {
  readonly gateway: number;
  readonly platform: number;
  readonly database: number;
  readonly seconds: number;
}

const servers = await startServers();
try {
  const author = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), authors[hosts.lectern]);
  const key = await readAnswerKey(author, COURSE);
  const database = parentOf(await backendOf(servers));
  const measure = async (prefix: string): Promise<Cost> => {
    await makeLearners(servers, prefix, LEARNERS + AT_ONCE);
    await takeAll(servers, key, prefix, LEARNERS, AT_ONCE);
    const before = cpuNow(servers, database);
    const begun = performance.now();
    await takeAll(servers, key, prefix, 0, LEARNERS);
    const seconds = (performance.now() - begun) / 1000;
    const after = cpuNow(servers, database);
    const each = (name: keyof typeof before): number => (after[name] - before[name]) / LEARNERS;
    const cost = {
      gateway: each('gateway'),
      platform: each('platform'),
      database: each('database'),
      seconds,
    };
    console.log(`${prefix}: ${line(cost)}`);
    return cost;
  };
  const seeded = await measure('seeded');
  await fill(servers);
  const filled = await measure('filled');
  writeFileSync(REPORT, page(seeded, filled));
  console.log(`Written to ${REPORT}.`);
} finally {
  await servers.stop();
}

function cpuNow({ pids }: Servers, database: number) {
  return { gateway: cpuOf(pids.gateway), platform: cpuOf(pids.platform), database: cpuOfFamily(database) };
}

async function backendOf(database: Servers): Promise<number> {
  const [row] = await asOwner<{ pid: number }>(database, 'select pg_backend_pid() as pid');
  return row?.pid ?? Number.NaN;
}

/** People who may sign in at once: like one who has registered, with the same password. */
async function makeLearners(around: Servers, prefix: string, count: number): Promise<void> {
  const { user } = await registerLearner(createRestClient(around.platformUrl, hosts.lectern));
  await asOwner(
    around,
    `insert into app_user (workspace_id, username, name, password_hash)
      select workspace_id, $1 || n || '@class.example', name, password_hash
      from app_user, generate_series(0, $2::integer - 1) n where user_id = $3`,
    [prefix, count, user.id],
  );
}

/** Many more courses, people and enrolments in the same workspace. */
async function fill(around: Servers): Promise<void> {
  await asOwner(
    around,
    `insert into course (workspace_id, name, mini_description, published, metadata)
      select 1, 'Course ' || n, 'One of many', true, '{"lang": "en"}' from generate_series(1, $1::integer) n`,
    [MORE.courses],
  );
  await asOwner(
    around,
    `insert into app_user (workspace_id, username, name)
      select 1, 'person' || n || '@many.example', 'Person ' || n from generate_series(1, $1::integer) n`,
    [MORE.people],
  );
  await asOwner(
    around,
    `insert into user_course (workspace_id, user_id, course_id)
      select 1, people.ids[1 + n % array_length(people.ids, 1)], courses.ids[1 + (n * 7 + n / 1000) % array_length(courses.ids, 1)]
      from generate_series(1, $1::integer) n,
        (select array_agg(user_id) as ids from app_user where workspace_id = 1 and username like '%@many.example') people,
        (select array_agg(course_id) as ids from course where workspace_id = 1 and name like 'Course %') courses
      on conflict do nothing`,
    [MORE.userCourses],
  );
  // Now, and not on its own while the class is measured.
  await asOwner(around, 'vacuum analyze');
}

/** Takes so many learners through the course, some at once. */
async function takeAll(
  around: Servers,
  key: ReadonlyMap<number, KeyedQuestion>,
  prefix: string,
  from: number,
  count: number,
): Promise<void> {
  const visitor = createGraphqlClient(around.gatewayUrl, hosts.lectern);
  let next = from;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < from + count) {
        const number = next;
        next += 1;
        await takeCourse(visitor, key, `${prefix}${number}@class.example`);
      }
    }),
  );
}

async function takeCourse(
  visitor: GraphqlClient,
  key: ReadonlyMap<number, KeyedQuestion>,
  username: string,
): Promise<void> {
  const { signIn } = await visitor.expect<{ signIn: { tokens: Tokens } }>(
    'mutation S($input: SignInInput!) { signIn(input: $input) { tokens { accessToken refreshToken } } }',
    { input: { username, password, returnTokens: true } },
  );
  const learner = visitor.as({ accessToken: signIn.tokens.accessToken });
  await learner.expect(CATALOGUE, {});
  const { enrol } = await learner.expect<{ enrol: { userCourse: UserCourseShape } }>(ENROL, {
    input: { courseId: COURSE, idempotencyKey: 'enrol' },
  });
  const { userCourseId, moduleProgress } = enrol.userCourse;
  for (const { lecture } of moduleProgress.flatMap(({ lectures }) => lectures)) {
    await study(learner, key, { userCourseId, lectureId: lecture.lectureId });
  }
  const { completeCourse } = await learner.expect<{ completeCourse: { certificate: { uuid: string } | null } }>(
    COMPLETE,
    { input: { userCourseId, holderName: 'Ada Example' } },
  );
  await visitor.expect(CERTIFICATE, { uuid: completeCourse.certificate?.uuid });
  await learner.expect(VIEWER);
}

/** Reads a lecture, answers each question wrongly first where there is a second try, and marks it as seen. */
async function study(
  learner: GraphqlClient,
  key: ReadonlyMap<number, KeyedQuestion>,
  { userCourseId, lectureId }: { readonly userCourseId: number; readonly lectureId: number },
): Promise<void> {
  const { lecture } = await learner.expect<{ lecture: LectureShape }>(LECTURE, { courseId: COURSE, lectureId });
  for (const { questionId } of lecture.content.questions ?? []) {
    const { right, wrong, wrongLimit } = keyOf(key, questionId);
    for (const positions of wrongLimit === 1 ? [right] : [wrong, right]) {
      const idempotencyKey = `${questionId}-${positions.join('-')}`;
      await learner.expect(ANSWER, { input: { userCourseId, questionId, answer: { positions }, idempotencyKey } });
    }
  }
  await learner.expect(SEEN, { input: { userCourseId, lectureId } });
}

function line({ gateway, platform, database, seconds }: Cost): string {
  const each = `gateway ${gateway.toFixed(0)} ms, platform ${platform.toFixed(0)} ms, database ${database.toFixed(0)} ms`;
  return `${each} of CPU for each learner; ${seconds.toFixed(0)} s in all`;
}

function page(seeded: Cost, filled: Cost): string {
  const row = (name: string, { gateway, platform, database, seconds }: Cost): string =>
    `| ${name} | ${[gateway, platform, database, gateway + platform + database].map((ms) => `${ms.toFixed(0)} ms`).join(' | ')} | ${seconds.toFixed(0)} s |`;
  const growth = (name: 'gateway' | 'platform' | 'database'): string => (filled[name] / seeded[name]).toFixed(2);
  return `# A class, from signing in to the certificate

${describeRun()} \`npm run bench:journey\` writes this page. Clients, servers and database share the machine.

${LEARNERS} learners, ${AT_ONCE} at a time, sign in, look at the catalogue, enrol, read each lecture of a demo course, answer its questions (wrongly
first where there is a second try), mark it as seen, complete the course, open their certificate and their dashboard: by GraphQL, with documents that
ask for all that a screen could show. CPU for each learner:

| workspace | gateway | platform | database | together | the class took |
| --- | --- | --- | --- | --- | --- |
${row('as it is seeded', seeded)}
${row(`with ${MORE.courses.toLocaleString('en')} more courses, ${MORE.people.toLocaleString('en')} more people, ${MORE.userCourses.toLocaleString('en')} more enrolments`, filled)}
| ratio, goal 1 | ${growth('gateway')} | ${growth('platform')} | ${growth('database')} | | |

Of the platform's share, proving a password by argon2id is meant to take long: nobody can try many.
`;
}
