import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { wireTypes } from './factNames.ts';

const facts = '/analytics-api/v1/secured/workspaces/1/facts';
const start = '2031-01-01T00:00:00.000Z';
const end = '2031-02-01T00:00:00.000Z';
const period = `start=${start}&end=${end}`;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
});
afterEach(() => gateway.close());

const lastPath = () => gateway.calls.at(-1)?.path;

test('ANLY-10 ANLY-12 LIM-03 a page of facts is one call, of 10 when nothing is said', async () => {
  const row = { id: 21, name: 'Verbs', courseId: 11, courseName: 'German', count: 5, seen: 5, users: 3 };
  gateway.on('GET', `${facts}/lecture:drilldown`, { body: aPage([row]) });
  const { data } = await gateway.ask(
    `query($start: DateTime, $end: DateTime) { workspace { analytics { facts(type: LECTURE, startTime: $start, endTime: $end, courseId: "11",
      orderBy: { measure: SEEN, direction: DESC }) { totalCount nodes { subjectId name courseId courseName values { measure value } } } } } }`,
    { start, end },
    bearer(),
  );
  expect(data.workspace.analytics.facts.nodes).toEqual([
    {
      subjectId: 21,
      name: 'Verbs',
      courseId: 11,
      courseName: 'German',
      values: [
        { measure: 'SEEN', value: 5 },
        { measure: 'USERS', value: 3 },
      ],
    },
  ]);
  expect(lastPath()).toContain('page=0&size=10');
  expect(decodeURIComponent(lastPath() ?? '')).toContain(`start=${start}&end=${end}&q=courseId=in=(11)&sort=seen,desc`);
});

test.each([
  ['{ name: SUBJECT }', 'name,asc'],
  ['{ name: COURSE, direction: DESC }', 'courseName,desc'],
  ['{ measure: USERS, direction: DESC }', 'users,desc'],
])('OP-195 ANLY-12 facts are sorted by %s', async (orderBy, sort) => {
  gateway.on('GET', `${facts}/lecture:drilldown`, { body: aPage([]) });
  await gateway.ask(
    `{ workspace { analytics { facts(type: LECTURE, orderBy: ${orderBy}) { totalCount } } } }`,
    {},
    bearer(),
  );
  expect(decodeURIComponent(lastPath() ?? '')).toContain(`sort=${sort}`);
});

test.each(['{}', '{ name: SUBJECT, measure: SEEN }', '{ measure: ANSWERS }'])(
  'OP-195 ANLY-12 facts are not sorted by %s, which is not one column of lectures',
  async (orderBy) => {
    const { errors } = await gateway.ask(
      `{ workspace { analytics { facts(type: LECTURE, orderBy: ${orderBy}) { totalCount } } } }`,
      {},
      bearer(),
    );
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  },
);

test('ANLY-11 ANLY-03 LIM-29 a series says its steps and its number', async () => {
  gateway.on('GET', `${facts}/certificate:timeseries`, { body: [{ time: start, value: null }] });
  for (const aggregation of ['MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) {
    const { data } = await gateway.ask(
      `query($start: DateTime, $end: DateTime) { workspace { analytics { series(type: CERTIFICATE, measure: AVERAGE_SCORE,
        aggregation: ${aggregation}, startTime: $start, endTime: $end) { time value } } } }`,
      { start, end },
      bearer(),
    );
    expect(data.workspace.analytics.series).toEqual([{ time: start, value: null }]);
    expect(lastPath()).toBe(
      `${facts}/certificate:timeseries?${period}&measure=averageScore&aggregationType=${aggregation.toLowerCase()}`,
    );
  }
});

test('OP-84 ANLY-10 the rows of a page are downloaded as CSV by the same question', async () => {
  gateway.on('GET', `${facts}/questionanswer:drilldown`, { body: aPage([]) });
  const { data } = await gateway.ask(
    `query($start: DateTime, $end: DateTime) { workspace { analytics { facts(type: QUESTION_ANSWER, startTime: $start, endTime: $end,
      courseId: "11", orderBy: { measure: WRONG, direction: DESC }) { csvUrl(language: PT, columns: ["name", "wrong"]) } } } }`,
    { start, end },
    bearer(),
  );
  const address = new URL(data.workspace.analytics.facts.csvUrl);
  expect(address.pathname).toBe(`${facts}/questionanswer.csv`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    start,
    end,
    q: 'courseId=in=(11)',
    sort: 'wrong,desc',
    columns: 'name,wrong',
    lang: 'pt',
  });
});

test('ANLY-10 ANLY-11 one campaign, lecture, question or module is counted on its own, by either id', async () => {
  gateway.on('GET', `${facts}/campaign:totals`, { body: { usages: 3, vouchers: 5 } });
  gateway.on('GET', `${facts}/campaign:timeseries`, { body: [] });
  gateway.on('GET', `${facts}/campaign:drilldown`, { body: aPage([]) });
  const campaign = toGlobalId('Campaign', 31);
  await gateway.ask(
    `query($id: ID!) { workspace { analytics { totals(type: CAMPAIGN, subjectId: $id) { value }
      series(type: CAMPAIGN, subjectId: "31") { value } facts(type: CAMPAIGN, courseId: "11", subjectId: $id) { totalCount } } } }`,
    { id: campaign },
    bearer(),
  );
  const asked = gateway.calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith(facts));
  expect(asked).toEqual(
    expect.arrayContaining([
      `${facts}/campaign:totals?subjectId=31`,
      expect.stringMatching(/campaign:timeseries\?subjectId=31/),
      expect.stringContaining('q=courseId=in=(11);id=in=(31)'),
    ]),
  );
  const { errors } = await gateway.ask(
    'query($id: ID!) { workspace { analytics { totals(type: WORKSPACE, subjectId: $id) { value } } } }',
    { id: campaign },
    bearer(),
  );
  expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test('ANLY-02 every type of facts has its numbers', async () => {
  for (const [type, { measures }] of Object.entries(wireTypes)) {
    const path = type === 'MODULE' ? 'modules' : type.toLowerCase().replace('_', '');
    gateway.on('GET', `${facts}/${path}:totals`, { body: {} });
    const { data } = await gateway.ask(
      `{ workspace { analytics { totals(type: ${type}) { measure value } } } }`,
      {},
      bearer(),
    );
    expect(data.workspace.analytics.totals).toEqual(measures.map((measure) => ({ measure, value: null })));
  }
});

test('ANLY-11 a number that the type has not is the mistake of the caller, and asks nothing', async () => {
  const { errors } = await gateway.ask(
    '{ workspace { analytics { series(type: LECTURE, measure: CORRECT) { value } } } }',
    {},
    bearer(),
  );
  expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(gateway.calls.some(({ path }) => path.startsWith(facts))).toBe(false);
});

test('ROLE-09 ANLY-01 to everyone else each part is refused on its own', async () => {
  for (const path of ['lecture:totals', 'lecture:drilldown']) {
    gateway.on('GET', `${facts}/${path}`, { status: 403, body: { code: 'FORBIDDEN', message: 'no' } });
  }
  const { data, errors } = await gateway.ask(
    '{ workspace { hostname analytics { totals(type: LECTURE) { value } facts(type: LECTURE) { totalCount } } } }',
    {},
    bearer(),
  );
  expect(data.workspace.analytics).toEqual({ totals: null, facts: null });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

test('ANLY-01 the numbers of every type come at once, those of the workspace of all courses', async () => {
  for (const type of ['lecture', 'questionanswer', 'certificate', 'usercourse', 'campaign', 'workspace', 'modules']) {
    gateway.on('GET', `${facts}/${type}:totals`, { body: {} });
  }
  const { data, errors } = await gateway.ask(
    '{ workspace { analytics { allTotals(courseId: "258") { type values { measure value } } } } }',
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.workspace.analytics.allTotals).toHaveLength(7);
  const asked = gateway.calls.map(({ path }) => path).filter((path) => path.includes(':totals'));
  expect(asked).toHaveLength(7);
  expect(asked.filter((path) => path.includes('courseId=258'))).toHaveLength(6);
  expect(asked).toContain(`${facts}/workspace:totals`);
});
