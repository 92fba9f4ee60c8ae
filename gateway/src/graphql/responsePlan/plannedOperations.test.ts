import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCourse, aGamificationItem, aModule, aPage } from '../../testing/builders.ts';
import { bearer, createTestGateway, type Asked, type TestGateway } from '../../testing/testGateway.ts';

/** Uses after which a document that is on no list is planned. */
const UNTIL_PLANNED = 20;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const courses = '/api/v1/public/courses';
const outlined = (over: Parameters<typeof aCourse>[0]) =>
  aCourse({ modules: [aModule()], gamificationItems: [aGamificationItem()], ...over });
let version = 0;
/** Other bytes each time, so that no answer is kept. */
const changing = (id = 258) => {
  version += 1;
  return { body: aPage([outlined({ id, name: `Course ${version}` })]) };
};

interface Both {
  readonly byResolvers: Asked;
  readonly byPlan: Asked;
  /** How many calls the last one caused. */
  readonly calls: number;
}

/** Asks as often as makes a document planned, the last time where the platform answers as `at` has it. */
async function askPlanned(
  query: string,
  {
    variables = {},
    headers = {},
    last = () => undefined,
  }: { variables?: object; headers?: Record<string, string>; last?: () => void },
): Promise<Both> {
  const ask = () => gateway.ask(query, variables as Record<string, unknown>, headers);
  last();
  const byResolvers = await ask();
  gateway.on('GET', courses, () => changing());
  for (let use = 2; use <= UNTIL_PLANNED; use += 1) await ask();
  last();
  const before = gateway.calls.length;
  const byPlan = await ask();
  return { byResolvers, byPlan, calls: gateway.calls.length - before };
}

/** What does not say how it came to be: the id of the request. */
const plain = ({ status, data, errors, extensions }: Asked) => ({
  status,
  data,
  extensions,
  errors: errors.map(({ extensions: { requestId: _id, ...more }, ...error }) => ({ ...error, extensions: more })),
});

const metric = async (outcome: string): Promise<number> => {
  const text = (await gateway.app.inject('/metrics')).body;
  return Number(new RegExp(`gateway_response_plans_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

test('GW-01 a page is cut out once its document is worth it, and counted', async () => {
  gateway.on('GET', courses, () => changing());
  const query = '{ courses(first: 5) { nodes { id courseId modules { id } } } }';
  const { byPlan, calls } = await askPlanned(query, {});
  expect([byPlan.data.courses.nodes[0]?.courseId, calls]).toEqual([258, 1]);
  expect(await metric('cut')).toBeGreaterThan(0);
  expect(await metric('left')).toBe(0);
});

test.each<[string, number]>([
  ['is down', 503],
  ['refuses', 400],
  ['asks for a token', 401],
])('CAT-11 OP-12 a platform that %s is asked as often, and answered alike', async (_what, status) => {
  const body = { code: 'X', message: 'No', params: {} };
  const { byResolvers, byPlan, calls } = await askPlanned('{ courses(first: 5) { unavailable nodes { id } } }', {
    last: () => gateway.on('GET', courses, { status, body }),
  });
  expect(plain(byPlan)).toEqual(plain(byResolvers));
  expect(calls).toBe(status === 401 ? 10 : 1);
});

test('GW-01 several fields that read the same page are one call, also where it fails', async () => {
  const query = '{ a: courses(first: 5) { nodes { id } } b: courses(first: 5) { nodes { name } } }';
  gateway.on('GET', courses, () => changing());
  const { byPlan, calls } = await askPlanned(query, {});
  expect([calls, byPlan.errors]).toEqual([1, []]);
  expect(byPlan.extensions['cost']).toMatchObject({ calls: 1 });
  gateway.on('GET', courses, { status: 404, body: { code: 'NOT_FOUND', message: 'No', params: {} } });
  const before = gateway.calls.length;
  expect((await gateway.ask(query)).errors).toHaveLength(2);
  expect(gateway.calls.length - before).toBe(1);
});

test('GW-01 an answer that cannot be cut out is kept as any other', async () => {
  const same = { body: aPage([outlined({ id: 1_234_567_890 })]) };
  const { byPlan } = await askPlanned('{ courses(first: 5) { nodes { id } } }', {
    last: () => gateway.on('GET', courses, same),
  });
  expect(byPlan.errors).toEqual([]);
  const query = '{ courses(first: 5) { nodes { id } } }';
  await gateway.ask(query);
  const kept = async () =>
    Number(/gateway_operations_total\{kept="true"\} (\d+)/.exec((await gateway.app.inject('/metrics')).body)?.[1] ?? 0);
  const before = await kept();
  await gateway.ask(query);
  expect(await kept()).toBe(before + 1);
});

test('LIM-01 what resolvers cannot answer costs no more than without a plan', async () => {
  gateway.on('GET', courses, () => changing());
  const query = '{ courses(first: 5) { nodes { id modules { id } viewerUserCourse { id } } } }';
  const { byResolvers, byPlan } = await askPlanned(query, { headers: bearer() });
  expect(byPlan.errors.map(({ path }) => path)).toEqual([['courses', 'nodes', 0, 'viewerUserCourse']]);
  // What failed is asked once more.
  const { actual, calls } = byResolvers.extensions['cost'] as Record<string, number>;
  expect(byPlan.extensions['cost']).toMatchObject({ actual, calls: (calls ?? 0) + 1 });
});

test('GW-01 a condition that must not be null is no failure of ours', async () => {
  gateway.on('GET', courses, () => changing());
  const query = 'query($b: Boolean = true) { courses(first: 5) { nodes { id name @include(if: $b) } } }';
  const { byPlan } = await askPlanned(query, { variables: { b: null } });
  expect([byPlan.status, byPlan.errors, byPlan.data.courses.nodes.length]).toEqual([200, [], 1]);
});

test('GW-01 each of the ways in which a document may include its fields is answered', async () => {
  gateway.on('GET', courses, () => changing());
  const query = `query($a: Boolean!, $b: Boolean!, $c: Boolean!) { courses(first: 5) { nodes {
    id name @include(if: $a) courseId @skip(if: $b) version @include(if: $c) } } }`;
  await askPlanned(query, { variables: { a: true, b: true, c: true } });
  for (const a of [true, false]) {
    for (const b of [true, false]) {
      for (const c of [true, false]) {
        const { data, errors } = await gateway.ask(query, { a, b, c });
        expect(errors).toEqual([]);
        const expected = ['id', ...(a ? ['name'] : []), ...(b ? [] : ['courseId']), ...(c ? ['version'] : [])];
        expect(Object.keys(data.courses.nodes[0] ?? {})).toEqual(expected);
      }
    }
  }
});

test('GW-01 errors of fields without a plan stand beside the page, in the order of the document', async () => {
  gateway.on('GET', courses, () => changing());
  const query =
    '{ a: courses(first: 0) { totalCount } b: courses(first: 5) { nodes { id } } c: courses(first: 0) { nodes { id } } }';
  const { byResolvers, byPlan } = await askPlanned(query, {});
  expect(byPlan.errors.map(({ path }) => path)).toEqual(byResolvers.errors.map(({ path }) => path));
  expect(byPlan.response.body).toContain('"b":{"nodes":[{"id":"');
});
