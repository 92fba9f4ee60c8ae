import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aCampaign,
  aJob,
  aPage,
  aPerson,
  aPrivacyRequest,
  aUserCourse,
  aWorkspace,
  anAuditEntry,
} from './testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from './testing/testGateway.ts';

/** What an object leads to, how it is asked for, and the answer of the platform that names it. */
interface Named {
  readonly field: string;
  readonly query: string;
  readonly upstream: string;
  readonly wire: object;
}

const workspace = '/api/v1/secured/workspaces/1';
const ofWorkspace = (selection: string): string => `{ workspace { ${selection} } }`;
const redemption = {
  id: 7,
  time: '2030-01-31T09:00:00.000Z',
  code: 'AB',
  userId: 21,
  name: 'Ada',
  username: 'ada@demo.test',
};
const row = {
  number: 1,
  subject: 'ada',
  subjectId: 21,
  state: 'DONE',
  code: 'ADDED',
  outcome: 'ADDED',
  params: {},
  doneTime: null,
};
const inactive = {
  userId: 21,
  username: 'ada@demo.test',
  name: 'Ada',
  activeTime: '2029-01-31T00:00:00.000Z',
  warned: false,
  hasLeft: false,
  eraseTime: '2030-03-31T00:00:00.000Z',
};

const people: readonly Named[] = [
  {
    field: 'AuditEntry.actor',
    query: ofWorkspace('auditLog { nodes { found: actor { userId } } }'),
    upstream: `${workspace}/auditlog`,
    wire: aPage([anAuditEntry({ actorId: 21 })]),
  },
  {
    field: 'AuditEntry.subject',
    query: ofWorkspace('auditLog { nodes { found: subject { userId } } }'),
    upstream: `${workspace}/auditlog`,
    wire: aPage([anAuditEntry({ subjectId: 21 })]),
  },
  {
    field: 'Job.orderedBy',
    query: '{ jobs { nodes { found: orderedBy { userId } } } }',
    upstream: '/api/v1/secured/jobs',
    wire: aPage([aJob({ actorId: 21 })]),
  },
  {
    field: 'JobRow.person',
    query: '{ job(id: "1201") { rows { nodes { found: person { userId } } } } }',
    upstream: '/api/v1/secured/jobs/1201/rows',
    wire: aPage([row]),
  },
  {
    field: 'UserCourse.learner',
    query: ofWorkspace('userCourses { nodes { found: learner { userId } } }'),
    upstream: `${workspace}/usercourses`,
    wire: aPage([aUserCourse({ userId: 21 })]),
  },
  {
    field: 'Redemption.person',
    query: '{ campaign(id: "1400") { redemptions { nodes { found: person { userId } } } } }',
    upstream: '/api/v1/secured/campaigns/1400/redemptions',
    wire: aPage([redemption]),
  },
  {
    field: 'PrivacyRequest.person',
    query: ofWorkspace('privacyRequests { nodes { found: person { userId } } }'),
    upstream: `${workspace}/privacyrequests`,
    wire: aPage([aPrivacyRequest({ userId: 21 })]),
  },
  {
    field: 'PrivacyRequest.orderedBy',
    query: ofWorkspace('privacyRequests { nodes { found: orderedBy { userId } } }'),
    upstream: `${workspace}/privacyrequests`,
    wire: aPage([aPrivacyRequest({ orderedById: 21 })]),
  },
  {
    field: 'InactivePerson.person',
    query: ofWorkspace('previewRetention(retention: { auditMonths: 13 }) { people { found: person { userId } } }'),
    upstream: `${workspace}/retention/_preview`,
    wire: {
      factsBeforeTime: null,
      facts: 0,
      auditBeforeTime: '2029-01-31T00:00:00.000Z',
      auditEntries: 0,
      accounts: 1,
      people: [inactive],
    },
  },
];

const peoplePath = `${workspace}/usersaccess`;
const refusal = { status: 403, body: { code: 'FORBIDDEN', message: 'no' } };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
  gateway.on('GET', '/api/v1/secured/jobs/1201', { body: aJob() });
  gateway.on('GET', '/api/v1/secured/campaigns/1400', { body: aCampaign() });
});
afterEach(() => gateway.close());

/** Whatever stands under the name `found` in an answer. */
const foundIn = (answer: unknown): unknown[] => {
  const all: unknown[] = [];
  JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'found') all.push(value);
    return value;
  });
  return all;
};

async function ask({ query, upstream, wire }: Named): Promise<unknown[]> {
  for (const method of ['GET', 'POST']) gateway.on(method, upstream, { body: wire });
  const { data, errors } = await gateway.ask(query, {}, bearer());
  expect(errors).toEqual([]);
  return foundIn(data);
}

const callsOf = (path: string): string[] =>
  gateway.calls.filter((call) => call.path.split('?')[0] === path).map((call) => call.path.split('?')[1] ?? '');

test.each(people)('OP-205 $field is the person as admins see them, read in one call', async (named) => {
  gateway.on('GET', peoplePath, { body: aPage([aPerson({ userId: 21 })]) });
  expect(await ask(named)).toEqual([{ userId: 21 }]);
  expect(callsOf(peoplePath)).toEqual(['page=0&size=1&q=id=in=(21)']);
});

test.each(people)('OP-205 $field is null for someone who was erased', async (named) => {
  gateway.on('GET', peoplePath, { body: aPage([]) });
  expect(await ask(named)).toEqual([null]);
});

test.each(people)('OP-205 $field is null for those who may not see people', async (named) => {
  gateway.on('GET', peoplePath, refusal);
  expect(await ask(named)).toEqual([null]);
});

test('OP-205 an outage is told, and not taken for someone who is gone', async () => {
  gateway.on('GET', peoplePath, { status: 503, body: { code: 'UNAVAILABLE', message: 'Busy', params: {} } });
  gateway.on('GET', '/api/v1/secured/jobs', { body: aPage([aJob({ actorId: 21 })]) });
  const { data, errors } = await gateway.ask('{ jobs { nodes { jobId orderedBy { userId } } } }', {}, bearer());
  expect(data.jobs.nodes).toEqual([{ jobId: 1201, orderedBy: null }]);
  expect(errors).toMatchObject([{ path: ['jobs', 'nodes', 0, 'orderedBy'], extensions: { code: 'UNAVAILABLE' } }]);
});

test('OP-205 all people and jobs of a page are one call each', async () => {
  const entries = [
    anAuditEntry({ id: 1, actorId: 21, subjectId: 22, jobId: 1201 }),
    anAuditEntry({ id: 2, actorId: 21, subjectId: null, jobId: 1202 }),
    anAuditEntry({ id: 3, actorId: null, subjectId: 23 }),
  ];
  gateway.on('GET', `${workspace}/auditlog`, { body: aPage(entries) });
  gateway.on('GET', peoplePath, { body: aPage([22, 21].map((userId) => aPerson({ userId }))) });
  gateway.on('GET', '/api/v1/secured/jobs', { body: aPage([aJob({ id: 1202 })]) });
  const { data } = await gateway.ask(
    ofWorkspace('auditLog { nodes { actor { userId } subject { userId } job { jobId } } }'),
    {},
    bearer(),
  );
  expect(data.workspace.auditLog.nodes).toEqual([
    { actor: { userId: 21 }, subject: { userId: 22 }, job: null },
    { actor: { userId: 21 }, subject: null, job: { jobId: 1202 } },
    { actor: null, subject: null, job: null },
  ]);
  expect(callsOf(peoplePath)).toEqual(['page=0&size=3&q=id=in=(21,22,23)']);
  expect(callsOf('/api/v1/secured/jobs')).toEqual(['page=0&size=2&q=id=in=(1201,1202)']);
});
