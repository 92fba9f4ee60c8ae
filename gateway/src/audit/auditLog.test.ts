import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aGroup, anAuditEntry, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/1/auditlog';
const query = `query($first: Int) { workspace { auditLog(first: $first) {
  totalCount edges { node { id auditId time action actorId subjectId details } } } } }`;
const nodeQuery = 'query($id: ID!) { node(id: $id) { ... on AuditEntry { auditId action } } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
});
afterEach(() => gateway.close());

test('ROLE-09 an admin reads what happened in one call, and each entry as a node', async () => {
  const entry = anAuditEntry({ action: 'RIGHTS_CHANGED', actorId: null, details: { createCourse: true } });
  gateway.on('GET', path, { body: aPage([entry]) });
  const { data } = await gateway.ask(query, {}, bearer());
  expect(data.workspace.auditLog).toEqual({
    totalCount: 1,
    edges: [
      {
        node: {
          id: expect.any(String),
          auditId: 5000,
          time: '2030-01-31T09:00:00.000Z',
          action: 'RIGHTS_CHANGED',
          actorId: null,
          subjectId: 1200,
          details: { createCourse: true },
        },
      },
    ],
  });
  expect(gateway.calls.at(-1)?.path).toBe(`${path}?page=0&size=25`);
  const nodes = await gateway.ask('{ workspace { auditLog { nodes { auditId } } } }', {}, bearer());
  expect(nodes.data.workspace.auditLog.nodes).toEqual([{ auditId: 5000 }]);
  const id = data.workspace.auditLog.edges[0]?.node.id;
  expect((await gateway.ask(nodeQuery, { id }, bearer())).data.node).toEqual({
    auditId: 5000,
    action: 'RIGHTS_CHANGED',
  });
  expect(gateway.calls.at(-1)?.path).toBe(`${path}?page=0&size=1&q=id=in=(5000)`);
});

test('ROLE-09 to everyone else it is refused, and no entry is there', async () => {
  gateway.on('GET', path, { status: 403, body: { code: 'FORBIDDEN', message: 'no' } });
  expect((await gateway.ask(query, {}, bearer())).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  for (const rawId of ['5000', 'x']) {
    const id = Buffer.from(`AuditEntry:${rawId}`).toString('base64url');
    expect(await gateway.ask(nodeQuery, { id }, bearer())).toMatchObject({ data: { node: null }, errors: [] });
  }
});

test('OP-13 an entry that is not there is null as a node', async () => {
  gateway.on('GET', path, { body: aPage([]) });
  const id = Buffer.from('AuditEntry:9').toString('base64url');
  expect(await gateway.ask(nodeQuery, { id }, bearer())).toMatchObject({ data: { node: null }, errors: [] });
});

test('a page has at most 100 entries', async () => {
  expect((await gateway.ask(query, { first: 101 }, bearer())).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test('AUDIT OP-160 OP-161 OP-162 sentences in a language, one line per job, and a search for who did it and to whom', async () => {
  const sentence = [
    { text: 'Enrolled ', kind: null, id: null },
    { text: 'Mira Chen', kind: 'PERSON' as const, id: '8' },
  ];
  gateway.on('GET', path, {
    body: aPage([
      anAuditEntry({
        action: 'JOB_STARTED',
        token: { id: 12, name: 'Nightly', lastCharacters: 'a1B2' },
        jobId: 4175,
        jobEntryCount: 350,
        sentence,
      }),
    ]),
  });
  const { data, errors } = await gateway.ask(
    `{ workspace { auditLog(actorSearch: "Ada E", subjectSearch: " mira ", jobId: "4175", grouped: true, language: DE) {
      csvUrl(language: DE) nodes { action token { apiTokenId name lastCharacters } jobId jobEntryCount who { text thingId } sentence { text kind thingId } } } } }`,
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.workspace.auditLog.nodes).toEqual([
    {
      action: 'JOB_STARTED',
      jobId: 4175,
      token: { apiTokenId: 12, name: 'Nightly', lastCharacters: 'a1B2' },
      jobEntryCount: 350,
      who: { text: 'Ada', thingId: '1200' },
      sentence: [
        { text: 'Enrolled ', kind: null, thingId: null },
        { text: 'Mira Chen', kind: 'PERSON', thingId: '8' },
      ],
    },
  ]);
  const asked = new URL(gateway.calls.at(-1)?.path ?? '', 'http://x').searchParams;
  expect(asked.get('q')).toBe("actor=='*Ada E*';subject=='*mira*';jobId=in=(4175)");
  // What was done to someone is told entry by entry.
  expect([asked.get('lang'), asked.get('grouped')]).toEqual(['de', null]);
  await gateway.ask('{ workspace { auditLog(grouped: true, personId: "7") { nodes { action } } } }', {}, bearer());
  const ofPerson = new URL(gateway.calls.at(-1)?.path ?? '', 'http://x').searchParams;
  expect(ofPerson.get('q')).toBe('((actorId=in=(7);inJob==false),subjectId=in=(7))');
  await gateway.ask('{ workspace { auditLog(grouped: true) { nodes { action } } } }', {}, bearer());
  expect(gateway.calls.at(-1)?.path).toContain('grouped=true');
  const csv = new URL(data.workspace.auditLog.csvUrl).searchParams;
  expect([csv.get('q'), csv.get('grouped')]).toEqual([asked.get('q'), null]);
});

test('BEY-20 it is filtered by action, person and time, here and as CSV', async () => {
  gateway.on('GET', path, { body: aPage([anAuditEntry({ actorName: 'Ada', subjectName: null })]) });
  const { data, errors } = await gateway.ask(
    `{ workspace { auditLog(actions: [LOCKED, UNLOCKED], personId: "7", startTime: "2030-01-01T00:00:00Z", endTime: "2030-02-01T00:00:00Z") {
      csvUrl(language: DE) nodes { actorName subjectName } } } }`,
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.workspace.auditLog.nodes).toEqual([{ actorName: 'Ada', subjectName: null }]);
  const condition =
    "action=in=('LOCKED','UNLOCKED');(actorId=in=(7),subjectId=in=(7));time=ge='2030-01-01T00:00:00.000Z';time=lt='2030-02-01T00:00:00.000Z'";
  const asked = new URL(gateway.calls.at(-1)?.path ?? '', 'http://x');
  expect(asked.searchParams.get('q')).toBe(condition);
  const csv = new URL(data.workspace.auditLog.csvUrl);
  expect(csv.pathname).toBe(`${path}.csv`);
  expect(csv.searchParams.get('q')).toBe(condition);
});

describe('OP-13 what the details of an entry name', () => {
  const selection = 'courseId groupId group { groupId } campaignId';
  const ask = async (details: Readonly<Record<string, unknown>>) => {
    gateway.on('GET', path, { body: aPage([anAuditEntry({ details })]) });
    return gateway.ask(`{ workspace { auditLog { nodes { ${selection} } } } }`, {}, bearer());
  };

  test('has a type, and leads on', async () => {
    gateway.on('GET', '/api/v1/secured/workspaces/1/groups', { body: aPage([aGroup({ id: 1500 })]) });
    const { data, errors } = await ask({ courseId: 258, groupId: 1500, campaignId: 1400 });
    expect(errors).toEqual([]);
    expect(data.workspace.auditLog.nodes).toEqual([
      { courseId: 258, groupId: 1500, group: { groupId: 1500 }, campaignId: 1400 },
    ]);
  });

  const noRights = { createCourse: null, createVoucher: null, admin: null };
  const due = '2030-03-01T08:00:00+01:00';

  test.each([
    ['PERSON_ENROLLED', { courseId: 258, dueTime: due }, { dueTime: '2030-03-01T07:00:00.000Z', rights: null }],
    ['DUE_DATE_CHANGED', { courseId: 258, dueTime: null }, { dueTime: null, rights: null }],
    ['RIGHTS_CHANGED', { admin: true }, { dueTime: null, rights: { ...noRights, admin: true } }],
    ['PERSON_ADDED', { createCourse: false }, { dueTime: null, rights: { ...noRights, createCourse: false } }],
    ['RIGHTS_CHANGED', { dueTime: due, admin: 'yes' }, { dueTime: null, rights: null }],
    ['PERSON_ENROLLED', { dueTime: 'soon', admin: true }, { dueTime: null, rights: null }],
    ['JOB_STARTED', { dueTime: due, createVoucher: true }, { dueTime: null, rights: null }],
  ] as const)('has a type for the due date and the rights of %s: %j', async (action, details, typed) => {
    gateway.on('GET', path, { body: aPage([anAuditEntry({ action, details })]) });
    const { data, errors } = await gateway.ask(
      '{ workspace { auditLog { nodes { dueTime rights { createCourse createVoucher admin } } } } }',
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    expect(data.workspace.auditLog.nodes).toEqual([typed]);
  });

  test('is null for a group that is gone', async () => {
    gateway.on('GET', '/api/v1/secured/workspaces/1/groups', { body: aPage([]) });
    const { data, errors } = await ask({ groupId: 1500 });
    expect(errors).toEqual([]);
    expect(data.workspace.auditLog.nodes).toEqual([{ courseId: null, groupId: 1500, group: null, campaignId: null }]);
  });

  test.each([{}, { courseId: 'x', groupId: null, campaignId: 1.5 }, { courseId: [258], groupId: { id: 1 } }])(
    'is null for the details %j of another release',
    async (details) => {
      const { data, errors } = await ask(details);
      expect(errors).toEqual([]);
      expect(data.workspace.auditLog.nodes).toEqual([{ courseId: null, groupId: null, group: null, campaignId: null }]);
    },
  );
});
