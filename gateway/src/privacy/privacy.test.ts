import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aPrivacyRequest, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const base = '/api/v1/secured/workspaces/1';
const settings = { factMonths: 24, auditMonths: 13, inactiveAccountMonths: null };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
});
afterEach(() => gateway.close());

describe('BEY-20 how long things are kept', () => {
  test('is read and previewed in one call each', async () => {
    gateway.on('GET', `${base}/retention`, {
      body: { ...settings, factsKeptFromTime: '2029-01-01T00:00:00.000Z', updateTime: null },
    });
    gateway.on('POST', `${base}/retention/_preview`, {
      body: {
        factsBeforeTime: '2028-01-01T00:00:00.000Z',
        facts: 12,
        auditBeforeTime: '2028-12-31T00:00:00.000Z',
        auditEntries: 3,
        accounts: 1,
        people: [],
      },
    });
    const { data } = await gateway.ask(
      `{ workspace { retention { factMonths auditMonths inactiveAccountMonths factsKeptFromTime updateTime }
         previewRetention(retention: { auditMonths: 13, factMonths: 24 }) { factCount auditEntryCount accountCount people { userId } } } }`,
      {},
      bearer(),
    );
    expect(data.workspace.retention).toEqual({
      ...settings,
      factsKeptFromTime: '2029-01-01T00:00:00.000Z',
      updateTime: null,
    });
    expect(data.workspace.previewRetention).toEqual({
      factCount: 12,
      auditEntryCount: 3,
      accountCount: 1,
      people: [],
    });
    expect(gateway.calls.find(({ path }) => path.endsWith('_preview'))?.body).toEqual(settings);
  });

  test('is saved as a whole; a refusal names the field of the input', async () => {
    gateway.on('PUT', `${base}/retention`, {
      body: { ...settings, factsKeptFromTime: null, updateTime: '2030-01-31T09:00:00.000Z' },
    });
    gateway.on('GET', `${base}/retention`, {
      body: { ...settings, factsKeptFromTime: null, updateTime: '2030-01-31T09:00:00.000Z' },
    });
    const document = `mutation($i: UpdateRetentionInput!) { updateRetention(input: $i) {
      workspace { retention { factMonths } } userErrors { code field } } }`;
    const { data } = await gateway.ask(document, { i: { retention: { factMonths: 24, auditMonths: 13 } } }, bearer());
    expect(data.updateRetention).toEqual({ workspace: { retention: { factMonths: 24 } }, userErrors: [] });
    expect(gateway.calls.find(({ method }) => method === 'PUT')?.body).toEqual(settings);
    gateway.on('PUT', `${base}/retention`, {
      status: 400,
      body: { code: 'INVALID', message: 'no', errors: [{ field: 'auditMonths', message: 'must be at least 6' }] },
    });
    const refused = await gateway.ask(document, { i: { retention: { auditMonths: 1 } } }, bearer());
    expect(refused.data.updateRetention).toEqual({
      workspace: null,
      userErrors: [{ code: 'INVALID', field: 'retention.auditMonths' }],
    });
  });
});

describe('BEY-20 requests for data and erasure', () => {
  test('are read page by page with their filters, here and as CSV, and each as a node', async () => {
    gateway.on('GET', `${base}/privacyrequests`, { body: aPage([aPrivacyRequest({ overdue: true })]) });
    const { data, errors } = await gateway.ask(
      `{ workspace { privacyRequests(kind: EXPORT, overdue: true, username: " Ada@example.org ", orderBy: { field: DUE_TIME }) {
        csvUrl nodes { id privacyRequestId state origin overdue known } } } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    const [node] = data.workspace.privacyRequests.nodes;
    expect(node).toMatchObject({
      privacyRequestId: 6000,
      state: 'OPEN',
      origin: 'MAIL',
      overdue: true,
      known: true,
    });
    const asked = new URL(gateway.calls.at(-1)?.path ?? '', 'http://x').searchParams;
    expect(asked.get('q')).toMatch(/^kind=in=\('EXPORT'\);state==OPEN;dueTime=lt='\d{4}-.*:00\.000Z'$/);
    expect(asked.get('username')).toBe('Ada@example.org');
    expect(asked.get('sort')).toBe('dueTime,asc');
    const csv = new URL(data.workspace.privacyRequests.csvUrl);
    expect(csv.pathname).toBe(`${base}/privacyrequests.csv`);
    expect(csv.searchParams.get('q')).toBe(asked.get('q'));
    const found = await gateway.ask(
      'query($id: ID!) { node(id: $id) { ... on PrivacyRequest { privacyRequestId } } }',
      { id: node?.id },
      bearer(),
    );
    expect(found.data.node).toEqual({ privacyRequestId: 6000 });
  });

  test('are logged, and closed as done or as cancelled', async () => {
    gateway.on('POST', `${base}/privacyrequests`, { status: 201, body: aPrivacyRequest() });
    const logged = await gateway.ask(
      `mutation { logPrivacyRequest(input: { kind: EXPORT, username: "ada@example.org" }) {
        privacyRequest { id } userErrors { code } } }`,
      {},
      bearer(),
    );
    const { id } = logged.data.logPrivacyRequest.privacyRequest;
    expect(gateway.calls.at(-1)?.body).toEqual({ kind: 'EXPORT', username: 'ada@example.org' });
    gateway.on('POST', `${base}/privacyrequests/6000/_close`, { body: aPrivacyRequest({ state: 'DONE' }) });
    const close = `mutation($id: ID!, $state: PrivacyRequestState!) { closePrivacyRequest(input: { privacyRequestId: $id, state: $state }) {
      privacyRequest { state } userErrors { code field } } }`;
    expect((await gateway.ask(close, { id, state: 'DONE' }, bearer())).data.closePrivacyRequest).toEqual({
      privacyRequest: { state: 'DONE' },
      userErrors: [],
    });
    expect((await gateway.ask(close, { id, state: 'OPEN' }, bearer())).data.closePrivacyRequest).toEqual({
      privacyRequest: null,
      userErrors: [{ code: 'INVALID', field: 'state' }],
    });
    gateway.on('POST', `${base}/privacyrequests/6000/_close`, {
      status: 409,
      body: { code: 'CONFLICT', message: 'no' },
    });
    expect((await gateway.ask(close, { id, state: 'DONE' }, bearer())).data.closePrivacyRequest).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
  });
});

test('USERS-04 whom inviting everyone would reach is one call, with the counts beside the page', async () => {
  const person = { userId: 7, username: 'new@example.org', invitedTime: null, outcome: 'INVITED' };
  const counts = { invited: 1, revoked: 2, invitedBefore: 3, tooManyToday: 4, remainingToday: 99 };
  gateway.on('GET', `${base}/usersaccess/_invite`, { body: { ...aPage([person]), counts } });
  const { data } = await gateway.ask(
    `{ workspace { invitedPeople(resend: false, search: "new", outcome: INVITED, first: 5) {
      invitedCount revokedCount invitedBeforeCount tooManyTodayCount remainingTodayCount nodes { username outcome } } } }`,
    {},
    bearer(),
  );
  expect(data.workspace.invitedPeople).toEqual({
    invitedCount: 1,
    revokedCount: 2,
    invitedBeforeCount: 3,
    tooManyTodayCount: 4,
    remainingTodayCount: 99,
    nodes: [{ username: 'new@example.org', outcome: 'INVITED' }],
  });
  const asked = new URL(gateway.calls.at(-1)?.path ?? '', 'http://x').searchParams;
  expect(asked.get('resend')).toBe('false');
  expect(asked.get('q')).toBe("username=='*new*';outcome=in=('INVITED')");
});

test('ADM-01 people whose rights wait are asked for by a filter, courses with failing questions are one call', async () => {
  gateway.on('GET', `${base}/usersaccess`, { body: aPage([]) });
  await gateway.ask('{ workspace { people(rightsWait: true) { totalCount } } }', {}, bearer());
  expect(new URL(gateway.calls.at(-1)?.path ?? '', 'http://x').searchParams.get('q')).toBe('rightsWait==true');
  const course = {
    courseId: 258,
    courseName: 'Time',
    questionCount: 2,
    questionId: 7,
    countedTime: '2030-01-31T09:00:00.000Z',
  };
  gateway.on('GET', `${base}/coursestoreview`, { body: { content: [course], courseCount: 1 } });
  const { data } = await gateway.ask(
    '{ workspace { coursesToReview { courseCount courses { courseId courseName questionCount questionId } } } }',
    {},
    bearer(),
  );
  const { countedTime: _time, ...told } = course;
  expect(data.workspace.coursesToReview).toEqual({ courseCount: 1, courses: [told] });
});
