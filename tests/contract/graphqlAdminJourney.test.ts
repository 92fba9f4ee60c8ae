import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeQuizCourse } from '../support/courseRequest.ts';
import { createGraphqlClient, registerTool, type GraphqlClient } from '../support/graphqlClient.ts';
import { authors, hosts, newUsername, password } from '../support/hosts.ts';
import { startPersonnelSystem, type PersonnelSystem } from '../support/personnelSystem.ts';
import { provenLearner } from '../support/provenLearner.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { startServers, type Servers } from '../support/servers.ts';

interface JobShape {
  readonly jobId: number;
  readonly kind: string;
  readonly state: string;
  readonly rows: {
    readonly nodes: readonly { readonly subject: string; readonly state: string; readonly code: string }[];
  };
}

const JOB =
  'jobId kind state rowCounts { waiting done unchanged refused } rows(first: 500) { nodes { subject state code message } }';
const PERSON = 'userId username status createCourse createVoucher';
/** Past the longest that a job takes on a machine that does much else. */

let personnel: PersonnelSystem;
let servers: Servers;
let visitor: GraphqlClient;
let admin: GraphqlClient;
let author: GraphqlClient;

beforeAll(async () => {
  personnel = await startPersonnelSystem();
  servers = await startServers({ OUTBOUND_PRIVATE_HOSTS: personnel.host });
  visitor = createGraphqlClient(servers.gatewayUrl, hosts.lectern);
  admin = await signIn('admin@demo.test');
  author = await signIn(authors[hosts.lectern]);
});

afterAll(async () => {
  await servers.stop();
  await personnel.close();
});

async function signIn(username: string): Promise<GraphqlClient> {
  const { tokens } = await mutate<{ tokens: { accessToken: string } }>(
    visitor,
    'signIn',
    { username, password, returnTokens: true },
    'tokens { accessToken }',
  );
  return visitor.as(tokens);
}

/** Sends a mutation; answers its payload, with the refusals where there are any. */
async function mutate<Payload>(
  client: GraphqlClient,
  name: string,
  input: object,
  selection: string,
): Promise<Payload & { readonly userErrors: readonly object[] }> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const data = await client.expect<Record<string, Payload & { userErrors: object[] }>>(
    `mutation M($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code message field params } } }`,
    { input },
  );
  const payload = data[name];
  if (payload === undefined) throw new Error(`${name} answered nothing`);
  return payload;
}

/** Sends a mutation that nobody refuses. */
async function done<Payload>(client: GraphqlClient, name: string, input: object, selection: string): Promise<Payload> {
  const payload = await mutate<Payload>(client, name, input, selection);
  expect(payload.userErrors, name).toEqual([]);
  return payload;
}

const refusal = async (client: GraphqlClient, name: string, input: object, selection: string) =>
  (await mutate<unknown>(client, name, input, selection)).userErrors[0];

/** What of the workspace a selection asks for. */
const read = async <Shape>(client: GraphqlClient, selection: string): Promise<Shape> =>
  (await client.expect<{ workspace: Shape }>(`{ workspace { ${selection} } }`)).workspace;

async function finished(client: GraphqlClient, jobId: number): Promise<JobShape> {
  const job = async () => (await client.expect<{ job: JobShape }>(`{ job(id: ${jobId}) { ${JOB} } }`)).job;
  await expect.poll(async () => (await job()).state).not.toMatch(/^(?:WAITING|RUNNING)$/);
  return job();
}

/** Sends a mutation that orders a job; answers the job when it has ended. */
async function order(client: GraphqlClient, name: string, input: object): Promise<JobShape> {
  const { job } = await done<{ job: { jobId: number } }>(client, name, input, 'job { jobId }');
  return finished(client, job.jobId);
}

const codes = ({ rows }: JobShape) => rows.nodes.map(({ code }) => code);

/** The rows of a file whose address a list tells. The address names the host that was called; these servers listen on another port. */
async function download(client: GraphqlClient, csvUrl: string): Promise<readonly string[]> {
  const { pathname, search } = new URL(csvUrl);
  const answer = await fetch(new URL(`${pathname}${search}`, servers.gatewayUrl), {
    headers: { authorization: `Bearer ${client.token}`, 'x-forwarded-host': client.host },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await answer.text()).slice(1).trimEnd().split('\r\n').slice(1);
}

async function findPerson(username: string): Promise<readonly object[]> {
  const { people } = await read<{ people: { nodes: object[] } }>(
    admin,
    `people(search: "${username}") { nodes { ${PERSON} } }`,
  );
  return people.nodes;
}

describe('an admin who knows the GraphQL schema alone', () => {
  it('USERS-01 USERS-02 USERS-03 STAFF-01 STAFF-02 GW-28 looks after people one by one', async () => {
    const username = newUsername();
    const person = `person { ${PERSON} }`;
    const added = await done<{ person: { userId: number } }>(
      admin,
      'addPerson',
      { username, createCourse: true },
      person,
    );
    const { userId } = added.person;
    expect(await refusal(admin, 'addPerson', { username }, person)).toMatchObject({
      code: 'CONFLICT',
      message: 'This person is added already',
    });
    expect(await done(admin, 'invitePerson', { userId }, person)).toMatchObject({ person: { status: 'INVITED' } });
    expect(await done(admin, 'changeRights', { userId, createVoucher: true }, person)).toMatchObject({
      person: { createCourse: true, createVoucher: true },
    });
    expect(await done(admin, 'revokeInvitation', { userId }, person)).toMatchObject({ person: { status: 'REVOKED' } });
    expect(await findPerson(username)).toMatchObject([{ userId, status: 'REVOKED', createCourse: true }]);
    expect(await refusal(admin, 'changeRights', { userId: 999_999_999, createCourse: true }, person)).toMatchObject({
      code: '1001',
      message: 'User not found',
    });
    const learner = visitor.as(await registerTool(visitor));
    expect(await refusal(learner, 'addPerson', { username: newUsername() }, person)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('BEY-12 USERS-01 USERS-04 USERS-05 imports people, having tried it, takes it back, and keeps the list as a file', async () => {
    const [fresh, known] = [newUsername(), newUsername()];
    await done(admin, 'addPerson', { username: known }, 'person { userId }');
    const rows = [
      { username: fresh, createCourse: true },
      { username: known, createVoucher: true },
      { username: 'no address' },
    ];
    const expected = ['ADDED', 'RIGHTS_CHANGED', 'INVALID'];
    const tried = await order(admin, 'importPeople', { rows, dryRun: true });
    expect([tried.kind, codes(tried)]).toEqual(['PEOPLE_IMPORT_TRIAL', expected]);
    expect(await findPerson(fresh)).toEqual([]);
    const imported = await order(admin, 'importPeople', { rows, invite: true, idempotencyKey: fresh });
    expect(imported).toMatchObject({
      kind: 'PEOPLE_IMPORT',
      state: 'DONE',
      rowCounts: { waiting: 0, done: 2, unchanged: 0, refused: 1 },
    });
    expect(codes(imported)).toEqual(expected);
    const again = await order(admin, 'importPeople', { rows, invite: true, idempotencyKey: fresh });
    expect(again.jobId).toBe(imported.jobId);
    const { people } = await read<{ people: { csvUrl: string } }>(
      admin,
      `people(search: "${fresh}") { csvUrl(columns: ["username", "status"]) }`,
    );
    expect(await download(admin, people.csvUrl)).toEqual([`${fresh},INVITED`]);
    const report = await admin.expect<{ job: { rows: { csvUrl: string } } }>(
      `{ job(id: ${imported.jobId}) { rows { csvUrl(columns: ["number", "code"]) } } }`,
    );
    expect(await download(admin, report.job.rows.csvUrl)).toEqual(
      expected.map((code, index) => `${index + 1},${code}`),
    );

    expect(codes(await order(admin, 'undoPeopleJob', { jobId: imported.jobId }))).toEqual([
      'RIGHTS_CHANGED',
      'REMOVED',
    ]);
    expect(await findPerson(fresh)).toEqual([]);
    const revoking = { selection: { filter: { search: known } }, action: 'REVOKE' };
    expect(codes(await order(admin, 'changePeople', revoking))).toEqual(['REVOKED']);
    expect(await done(admin, 'inviteEveryone', { resend: false }, 'invitedCount')).toMatchObject({
      invitedCount: expect.any(Number),
    });
  });

  it('BEY-12 finds jobs and cancels one; other people see none of them', async () => {
    const rows = Array.from({ length: 1_000 }, (_each, index) => ({ username: `${index} is no address` }));
    const { job } = await done<{ job: { jobId: number } }>(admin, 'importPeople', { rows }, 'job { jobId }');
    const cancelled = await done<{ job: { cancelTime: string } }>(
      admin,
      'cancelJob',
      { jobId: job.jobId },
      'job { cancelTime }',
    );
    expect(cancelled.job.cancelTime).toEqual(expect.any(String));
    expect((await finished(admin, job.jobId)).state).toBe('CANCELLED');
    const { jobs } = await admin.expect<{ jobs: { nodes: { jobId: number }[] } }>(
      '{ jobs(kinds: [PEOPLE_IMPORT], running: false) { nodes { jobId } } }',
    );
    expect(jobs.nodes.map(({ jobId }) => jobId)).toContain(job.jobId);
    const learner = visitor.as(await registerTool(visitor));
    expect(await learner.expect(`{ job(id: ${job.jobId}) { jobId } }`)).toEqual({ job: null });
  });

  it('CAMP-01 CAMP-04 CAMP-06 VOUCH-01 VOUCH-02 VOUCH-03 VOUCH-04 ERR-10 ERR-11 lets people in by codes', async () => {
    const platform = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), 'admin@demo.test');
    const { id: courseId } = await makeQuizCourse(platform, 1);
    const made = await done<{ campaign: { campaignId: number } }>(
      admin,
      'createCampaign',
      { name: 'Autumn', courseId },
      'campaign { campaignId redeemType maxUsages active status endTime }',
    );
    const { campaignId } = made.campaign;
    expect(made.campaign).toMatchObject({ redeemType: 'UNIQUE_CODE', maxUsages: 0, active: true, endTime: null });
    const { vouchers } = await done<{ vouchers: { code: string; redeemUrl: string }[] }>(
      admin,
      'createVouchers',
      { campaignId, voucherCount: 2 },
      'vouchers { code redeemUrl }',
    );
    const [first = '', second = ''] = vouchers.map(({ code }) => code);
    const [learner, late] = [visitor.as(await registerTool(visitor)), visitor.as(await registerTool(visitor))];
    const enrolled = 'userCourse { userCourseId } course { courseId }';
    expect(await done(learner, 'redeemVoucher', { code: first }, enrolled)).toMatchObject({ course: { courseId } });
    expect(await refusal(late, 'redeemVoucher', { code: first }, enrolled)).toMatchObject({
      code: '1501',
      message: `Voucher with code ${first} already used`,
    });
    const off = await done(admin, 'updateCampaign', { campaignId, active: false }, 'campaign { status name }');
    expect(off).toMatchObject({ campaign: { status: 'OFF', name: 'Autumn' } });
    expect(await refusal(late, 'redeemVoucher', { code: second }, enrolled)).toMatchObject({
      code: '1500',
      message: `Voucher with code ${second} is not found`,
    });
    await done(admin, 'updateCampaign', { campaignId, active: true }, 'campaign { status }');
    await done(late, 'redeemVoucher', { code: second }, enrolled);

    const { campaign } = await admin.expect<{ campaign: Record<string, { nodes: object[]; csvUrl: string }> }>(
      `{ campaign(id: ${campaignId}) {
        usageCount usage(timeZone: "Europe/Kyiv") { usageCount }
        vouchers { nodes { usageCount } csvUrl(columns: ["usageCount"]) }
        redemptions { nodes { code } csvUrl(columns: ["code"]) } } }`,
    );
    expect(campaign).toMatchObject({
      usageCount: 2,
      usage: [{ usageCount: 2 }],
      vouchers: { nodes: [{ usageCount: 1 }, { usageCount: 1 }] },
      redemptions: { nodes: [{ code: second }, { code: first }] },
    });
    expect(await download(admin, campaign['vouchers']?.csvUrl ?? '')).toEqual(['1', '1']);
    expect(await download(admin, campaign['redemptions']?.csvUrl ?? '')).toEqual([second, first]);
    await done(admin, 'deleteCampaign', { campaignId }, 'deletedCampaignId');
    expect(await admin.expect(`{ campaign(id: ${campaignId}) { name } }`)).toEqual({ campaign: null });
  });

  it('INTG-01 INTG-02 INTG-04 INTG-05 INTG-06 INTG-07 INTG-09 ERR-13 connects a personnel system, after wrong credentials, and disconnects it', async () => {
    const { integrationProviders } = await read<{ integrationProviders: { type: string; testable: boolean }[] }>(
      admin,
      'integrationProviders { type testable syncable fields { name secret } }',
    );
    expect(integrationProviders.find(({ type }) => type === 'PERSONNEL')).toMatchObject({
      testable: true,
      syncable: true,
    });
    const values = (apiKey: string) => ({ personnel: { scimEndpoint: personnel.baseUrl, apiKey } });
    const check = 'check { ok problem field host providerText }';
    expect(await done(admin, 'testIntegration', { values: values('wrong') }, check)).toMatchObject({
      check: {
        ok: false,
        problem: 'CREDENTIALS_REFUSED',
        field: 'apiKey',
        host: personnel.host,
        providerText: 'The token is not known',
      },
    });
    const connected = await done<{ integration: { integrationId: number } }>(
      admin,
      'connectIntegration',
      { values: values('wrong') },
      'integration { integrationId secretsSet }',
    );
    const { integrationId } = connected.integration;
    expect(connected.integration).toMatchObject({ secretsSet: ['apiKey'] });
    personnel.employees = [newUsername(), newUsername()];
    expect(await refusal(admin, 'syncIntegration', { integrationId }, 'job { jobId }')).toMatchObject({
      code: '9904',
      message: 'Personnel integration authentication failed; re-enter connection data',
    });
    await done(admin, 'updateIntegration', { integrationId, values: values(personnel.token) }, 'integration { type }');
    expect(await done(admin, 'testIntegration', { integrationId }, check)).toMatchObject({
      check: { ok: true, problem: null },
    });
    const tried = await order(admin, 'syncIntegration', { integrationId, dryRun: true });
    expect(codes(tried)).toEqual(['WOULD_ADD', 'WOULD_ADD']);
    const synced = await order(admin, 'syncIntegration', { integrationId });
    expect(synced.rows.nodes.map(({ subject, code }) => [subject, code])).toEqual(
      personnel.employees.map((address) => [address, 'ADDED']),
    );
    expect(
      await read(
        admin,
        'integrations { ... on PersonnelIntegration { lastSync { outcome addedCount } lastCheck { ok } } }',
      ),
    ).toEqual({ integrations: [{ lastSync: { outcome: 'DONE', addedCount: 2 }, lastCheck: { ok: true } }] });
    await done(admin, 'disconnectIntegration', { integrationId }, 'disconnectedIntegrationId');
    expect(await read(admin, 'integrations { type }')).toEqual({ integrations: [] });
  });

  it('PROGR-01 PROGR-02 PROGR-03 PROGR-04 BEY-13 follows learners, enrols others until a day, writes to them and reads their answers', async () => {
    const platform = createRestClient(servers.platformUrl, hosts.lectern);
    const course = await makeQuizCourse(await signedIn(platform, authors[hosts.lectern]), 2);
    const { user } = await provenLearner(platform, 'Grace Learner');
    const learner = await signIn(user.username);
    const dueTime = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const enrolled = await order(author, 'enrolPeople', {
      courseId: course.id,
      people: { usernames: [user.username, 'nobody@example.test'] },
      dueTime,
    });
    expect(enrolled.rows.nodes.map(({ subject, state }) => [subject, state])).toEqual([
      [user.username, 'DONE'],
      ['nobody@example.test', 'DONE'],
    ]);
    const { viewer } = await learner.expect<{ viewer: { activeUserCourses: { nodes: { userCourseId: number }[] } } }>(
      '{ viewer { activeUserCourses { nodes { userCourseId dueTime } } } }',
    );
    const [userCourse] = viewer.activeUserCourses.nodes;
    const userCourseId = userCourse?.userCourseId ?? 0;
    expect(userCourse).toMatchObject({ dueTime });
    const { lectureId, questionAnswers = [] } = course.modules?.[0]?.lectures[0] ?? { lectureId: 0 };
    const questionId = questionAnswers[0]?.id;
    for (const position of [1, 2]) {
      const input = { userCourseId, questionId, answer: { positions: [position] } };
      await done(learner, 'answerQuestion', input, 'correct');
    }

    const learners = async (filter: string) =>
      (
        await read<{ userCourses: { nodes: object[] } }>(
          admin,
          `userCourses(courseId: ${course.id}, ${filter}) { nodes { userCourseId username name } }`,
        )
      ).userCourses.nodes;
    const found = [{ userCourseId, username: user.username, name: 'Grace Learner' }];
    for (const filter of [`personId: ${user.id}`, 'search: "grace"', 'minScore: 0, maxScore: 100', 'expired: false']) {
      expect(await learners(filter), filter).toEqual(found);
    }
    expect([await learners('minScore: 90'), await learners('stuck: true')]).toEqual([[], []]);
    const { userCourses } = await read<{ userCourses: { csvUrl: string } }>(
      admin,
      `userCourses(courseId: ${course.id}) { csvUrl(columns: ["username", "name"]) }`,
    );
    expect(await download(admin, userCourses.csvUrl)).toEqual([`${user.username},Grace Learner`]);
    const answers = await read<{ userCourse: { answeredQuestions: { questionId: number }[] } }>(
      author,
      `userCourse(id: ${userCourseId}) { answeredQuestions(lectureId: ${lectureId}) { questionId correct } }`,
    );
    expect(answers.userCourse.answeredQuestions).toContainEqual({ questionId, correct: true });

    const message = { learners: { ids: [userCourseId] }, subject: 'How is it going?', body: 'One question is left.' };
    expect((await order(admin, 'messageLearners', message)).rows.nodes).toMatchObject([{ state: 'DONE' }]);
    expect(await refusal(admin, 'messageLearners', { ...message, subject: ' ' }, 'job { jobId }')).toMatchObject({
      code: 'INVALID',
      field: 'subject',
    });
    const moved = new Date(Date.now() + 14 * 86_400_000).toISOString();
    expect(
      await done(author, 'updateUserCourse', { userCourseId, dueTime: moved }, 'userCourse { dueTime }'),
    ).toMatchObject({
      userCourse: { dueTime: moved },
    });
    expect(
      await refusal(learner, 'updateUserCourse', { userCourseId, dueTime: null }, 'userCourse { dueTime }'),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(['LECTURE', 'QUESTION_ANSWER', 'CERTIFICATE', 'USER_COURSE', 'CAMPAIGN', 'WORKSPACE', 'MODULE'])(
    'ANLY-01 ANLY-02 ANLY-03 ANLY-06 ANLY-10 ANLY-11 ANLY-12 counts facts of type %s: list, narrowed, series, totals, file',
    async (type) => {
      const recent = `startTime: "${new Date(Date.now() - 3 * 86_400_000).toISOString()}"`;
      const series = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].map(
        (aggregation) => `${aggregation}: series(type: ${type}, aggregation: ${aggregation}, ${recent}) { time value }`,
      );
      const narrowed =
        type === 'WORKSPACE' ? '' : `narrowed: facts(type: ${type}, courseId: 258) { nodes { courseId } }`;
      const { analytics } = await read<{
        analytics: Record<string, object[]> & {
          facts: { nodes: object[]; csvUrl: string };
          narrowed?: { nodes: { courseId: number }[] };
        };
      }>(
        admin,
        `analytics { facts(type: ${type}) { nodes { subjectId name values { measure value } } csvUrl } ${narrowed}
          totals(type: ${type}) { measure value } ${series.join(' ')} }`,
      );
      expect(analytics.facts.nodes.length).toBeLessThanOrEqual(10);
      expect(analytics.narrowed?.nodes.filter(({ courseId }) => courseId !== 258) ?? []).toEqual([]);
      expect(analytics['totals']?.length).toBeGreaterThan(1);
      for (const aggregation of ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) {
        expect(analytics[aggregation]?.length, aggregation).toBeGreaterThan(0);
      }
      expect((await download(admin, analytics.facts.csvUrl)).length).toBeGreaterThanOrEqual(
        analytics.facts.nodes.length,
      );
      const wrong = 'startTime: "2026-02-01T00:00:00Z", endTime: "2026-01-01T00:00:00Z"';
      const refused = await admin.send(`{ workspace { analytics { totals(type: ${type}, ${wrong}) { value } } } }`);
      expect(refused.errors).toMatchObject([
        { extensions: { code: 'INVALID' }, message: expect.stringContaining('earlier') },
      ]);
      const forbidden = await author.send(`{ workspace { analytics { totals(type: ${type}) { value } } } }`);
      expect(forbidden.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    },
  );

  it('ROLE-09 reads in the audit log what was done, filtered, and keeps it as a file', async () => {
    const { person } = await done<{ person: { userId: number } }>(
      admin,
      'addPerson',
      { username: newUsername() },
      'person { userId }',
    );
    const { auditLog } = await read<{ auditLog: { nodes: object[]; csvUrl: string } }>(
      admin,
      `auditLog(actions: [PERSON_ADDED], personId: ${person.userId}) { nodes { action subjectId } csvUrl(columns: ["action"]) }`,
    );
    expect(auditLog.nodes).toEqual([{ action: 'PERSON_ADDED', subjectId: person.userId }]);
    expect(await download(admin, auditLog.csvUrl)).toEqual(['PERSON_ADDED']);
    const refused = await author.send('{ workspace { auditLog { totalCount } } }');
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
