import * as fc from 'fast-check';
import { parse, type GraphQLObjectType, type OperationDefinitionNode, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { courseTable, tagTable } from '../../course/courseTable.ts';
import { moduleTable } from '../../course/moduleTable.ts';
import { lectureTable } from '../../lecture/lectureTable.ts';
import { newTrace } from '../../rest/restTrace.ts';
import { createSchema } from '../../schema.ts';
import { aCourse, aGamificationItem, aLecture, aModule, aPage } from '../../testing/builders.ts';
import '../../testing/propertySeed.ts';
import { CostMeter } from '../CostMeter.ts';
import { createExecutor, type Executor } from '../executor.ts';
import { meterLists } from '../meterLists.ts';
import { createOperationCosts } from '../operationCosts.ts';
import { resultBody } from './resultBody.ts';
import type { FieldTable } from './fieldTable.ts';

const schema = createSchema();
const costs = createOperationCosts(schema);
meterLists(schema, costs);
/** Documents of the list are planned at once; the first use of any other is run by graphql-js. */
const newExecutor = (isPlanned: boolean): Executor => createExecutor({ schema, costs, list: { has: () => isPlanned } });

/** An answer as it is sent, what it cost, and whether it was cut out of the bytes. */
interface Outcome {
  readonly body: string;
  readonly cost: number;
  readonly isCut: boolean;
}

interface Asked {
  readonly query: string;
  readonly upstream: string | Buffer;
  readonly variables?: Record<string, unknown>;
  readonly most?: number;
}

async function run(isPlanned: boolean, { query, upstream, variables = {}, most = 1e9 }: Asked): Promise<Outcome> {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const cost = new CostMeter(1000);
  cost.begin({ requested: 0, base: 0, most });
  const bytes = Buffer.from(upstream);
  const trace = newTrace(100);
  const context = {
    origin: 'https://demo.test',
    cost,
    clock: { elapsed: () => 0 },
    log: { error: () => expect.unreachable('A plan failed') },
    session: { isSignedIn: () => false },
    signal: new AbortController().signal,
    use: () => ({ load: () => Promise.reject(new Error('Nothing else is read')) }),
    rest: {
      trace,
      project: async <T>(_path: string, use: (lent: Buffer) => T) => use(bytes),
      getPublic: async () => JSON.parse(bytes.toString()) as unknown,
    },
  } as unknown as Context;
  const operation = document.definitions[0] as OperationDefinitionNode;
  const { errors, data } = await newExecutor(isPlanned)({ document, operation, variables, context });
  return { body: resultBody({ errors, data }).toString(), cost: cost.actual, isCut: trace.plans.cut > 0 };
}

/** graphql-js stops counting where something fails. */
const costOf = ({ body, cost }: Outcome): number | null => (body.startsWith('{"errors"') ? null : cost);

/** The answer by the plan, which must be that of the resolvers. */
async function bothWays(asked: Asked): Promise<Outcome> {
  const byResolvers = await run(false, asked);
  const byPlan = await run(true, asked);
  expect(byPlan.body).toBe(byResolvers.body);
  expect(costOf(byPlan)).toBe(costOf(byResolvers));
  return byPlan;
}

/** What is asked of the fields that are no leaves. */
const inside = new Map([
  ['Course.tags', '{ name }'],
  ['Course.metadata', '{ language dynamicContentHeight __typename }'],
  ['Course.modules', '{ number lectures { number } }'],
  ['Course.viewerUserCourse', '{ id phase }'],
  ['Module.lectures', '{ number }'],
]);

const courses = (of: string): string => `{ courses(first: 25) { ${of} } }`;
const outlined = (over: Parameters<typeof aCourse>[0] = {}) =>
  aCourse({
    modules: [
      aModule({ lectures: [aLecture(), aLecture({ id: 1003, lectureType: 'video' })] }),
      aModule({ id: 7, lectures: [] }),
    ],
    gamificationItems: [aGamificationItem()],
    ...over,
  });
const page = (...all: Parameters<typeof aCourse>[0][]): string => JSON.stringify(aPage(all.map(outlined)));

describe('a catalogue that is cut out of the bytes', () => {
  test.each<[string, FieldTable<never>, (fields: string) => string]>([
    ['a course', courseTable, (fields) => `nodes { ${fields} }`],
    ['a tag', tagTable, (fields) => `nodes { tags { ${fields} } }`],
    ['a module', moduleTable, (fields) => `nodes { modules { ${fields} } }`],
    ['a lecture', lectureTable, (fields) => `nodes { modules { lectures { ${fields} } } }`],
  ])('GW-01 has every field of the table of %s', async (_which, { fields, type }, ask) => {
    const asked = Object.keys(fields).map((name) => `${name} ${inside.get(`${type}.${name}`) ?? ''}`);
    const { isCut } = await bothWays({ query: courses(ask(asked.join(' '))), upstream: page({}, { id: 9 }) });
    expect(isCut).toBe(true);
  });

  /** Fields that are answered by resolvers, and with them the page that asks for one. */
  test.each([
    [courseTable, 'achievements correctPoints decisionTree enrolment'],
    [tagTable, ''],
    [moduleTable, 'progress totalPoints'],
    [
      lectureTable,
      'content courseId gate mediaSource next previous progress questionBank questionCount scorm totalPoints',
    ],
  ])('GW-01 has every field of its types in its table or in a list of those left out', (table, others) => {
    const type = schema.getType(table.type) as GraphQLObjectType;
    const known = [...Object.keys(table.fields), ...others.split(' ')].filter(Boolean);
    expect(known.toSorted()).toEqual(Object.keys(type.getFields()).toSorted());
  });

  test.each([
    [
      'nodes with all around them',
      'totalCount unavailable nodes { id } pageInfo { endCursor hasNextPage hasPreviousPage startCursor }',
    ],
    ['edges', 'edges { cursor node { id name } __typename } __typename'],
    ['other names', 'rows: nodes { a: id b: name c: courseId title: name again: tags { n: name } }'],
    [
      'fields that are asked for twice',
      'nodes { id tags { id } name } nodes { name tags { name } ... on Course { version } }',
    ],
    ['types', 'nodes { __typename tags { __typename } modules { __typename lectures { __typename } } }'],
    ['an interface', 'nodes { ... on Node { id } ... on Course { name } }'],
    [
      'resolvers in between',
      'nodes { id viewerUserCourse { id phase scorePercent } name mine: viewerUserCourse { phase } }',
    ],
  ])('GW-01 has %s', async (_what, of) => {
    for (const upstream of [
      page(),
      page({}),
      page({}, { id: 3, name: 'Ä "quoted" \\ \u2028 😀' }, { id: 4, tags: [] }),
    ]) {
      expect(await bothWays({ query: courses(of), upstream })).toMatchObject({ isCut: true });
    }
  });

  test('GW-01 stands beside fields that have no plan, in the order of the document', async () => {
    const query =
      '{ __typename courses(first: 2) { nodes { id } } other: __typename more: courses(first: 2) { nodes { name } } }';
    const { body, isCut } = await bothWays({ query, upstream: page({}) });
    expect(isCut).toBe(true);
    expect(Object.keys((JSON.parse(body) as { data: object }).data)).toEqual([
      '__typename',
      'courses',
      'other',
      'more',
    ]);
  });

  test.each([[{ few: true, most: false }], [{ few: false, most: true }], [{ few: false, most: false }]])(
    'GW-01 follows the conditions of its fields %j',
    async (variables) => {
      const query = `query($few: Boolean!, $most: Boolean = true) { courses(first: 2) { nodes { id name @include(if: $few)
      ...M @skip(if: $most) } } } fragment M on Course { modules { id number @include(if: $few) } }`;
      expect(await bothWays({ query, upstream: page({}), variables })).toMatchObject({ isCut: true });
    },
  );

  test.each([
    ['of both kinds of rows', courses('nodes { id } edges { cursor node { id } }')],
    ['of what depends on the viewer', courses('nodes { modules { lectures { progress { done } } } }')],
    ['of a list that is made', courses('nodes { metadata { avatars { name } } }')],
    ['of a count alone', courses('totalCount')],
    ['by a duration, which drops rows', '{ courses(first: 5, filter: { duration: UNDER_30_MIN }) { nodes { id } } }'],
  ])('GW-01 is left to the resolvers where it is asked %s', async (_what, query) => {
    expect(await bothWays({ query, upstream: page({}) })).toMatchObject({ isCut: false });
  });

  const everything = courses(
    'nodes { id name durationMinutes minScoreRate timing imageUrl published startTime tags { id } modules { lectures { name lectureType } } }',
  );

  test.each<[string, (text: string) => string | Buffer]>([
    ['other escapes', (text) => text.replace('German', '\\u0047erm\\u00e4n \\/ \\ud83d\\ude00')],
    ['half a pair', (text) => text.replace('German', '\\ud83d')],
    ['an escape at the end of a name', (text) => text.replace('Beginners"', 'Beginners\\\\"')],
    [
      'other orders of members',
      (text) => text.replace('{"id":258,', '{').replace('"description"', '"id":258,"description"'),
    ],
    [
      'members that nobody knows',
      (text) => text.replace('{"id":258,', '{"what":{"id":[1,{"a":"]}"}]},"id":258,"__proto__":{"name":1},'),
    ],
    ['numbers of other forms', (text) => text.replace('0.75', '7.50e-1')],
    ['texts of other languages', (text) => text.replace('German', 'Німецька 漢字 مرحبا')],
    ['an address of another host', (text) => text.replace('/static/media', 'https://cdn.test/media')],
    ['an address without a scheme', (text) => text.replace('/static/media', '//cdn.test/media')],
  ])('GW-01 is cut out of %s', async (_what, change) => {
    const upstream = change(page({ startTime: '2030-01-31T09:00:00.000Z' }));
    expect(upstream).not.toBe(page({ startTime: '2030-01-31T09:00:00.000Z' }));
    expect(await bothWays({ query: everything, upstream })).toMatchObject({ isCut: true });
  });

  test.each<[string, (text: string) => string | Buffer]>([
    ['spaces', (text) => text.replaceAll(',', ', ')],
    ['a member twice', (text) => text.replace('"version":3', '"version":3,"name":"Second"')],
    ['a list twice', (text) => text.replace('"version":3', '"version":3,"tags":[]')],
    ['content twice', (text) => text.replace('"currentPage"', '"content":[],"currentPage"')],
    ['a name with an escape', (text) => text.replace('"version"', '"versi\\u006fn"')],
    ['a number for a text', (text) => text.replace('"German for Beginners"', '5')],
    ['a text for a number', (text) => text.replace('"duration":36', '"duration":"36"')],
    ['a number that is too large', (text) => text.replace('"duration":36', '"duration":3000000000')],
    ['a fraction for a whole number', (text) => text.replace('"duration":36', '"duration":1.5')],
    ['zero below zero', (text) => text.replace('"duration":36', '"duration":-0')],
    ['a timing that nobody knows', (text) => text.replace('RUNNING', 'SOON')],
    ['a lecture type that nobody knows', (text) => text.replace('textQuiz', 'song')],
    ['null where it must not be', (text) => text.replace('"published":true', '"published":null')],
    ['a list that is null', (text) => text.replace('"tags":[{"id":5,"name":"language"}]', '"tags":null')],
    ['null in a list', (text) => text.replace('{"id":5,"name":"language"}', 'null')],
    ['a member that is missing', (text) => text.replace('"published":true,', '')],
    ['a cursor that is no text', (text) => text.replace('"row-0"', '5')],
    ['an id of ten digits', (text) => text.replace('"id":258', '"id":1234567890')],
    ['an id below zero', (text) => text.replace('"id":258', '"id":-258')],
    ['bytes that are no text', (text) => Buffer.from(text.replace('German', '\u00ff'), 'latin1')],
  ])('GW-01 is left to the resolvers where there is %s', async (_what, change) => {
    const upstream = change(page({}));
    expect(await bothWays({ query: everything, upstream })).toMatchObject({ isCut: false });
  });

  test('GW-01 keeps a field whatever its other name is', async () => {
    const query = '{ courses(first: 5) { nodes { id constructor: name } } toString: __typename toJSON: __typename }';
    expect(await bothWays({ query, upstream: page({}) })).toMatchObject({ isCut: true });
  });

  test('LIM-01 is left to the resolvers where its lists are too much, which say so', async () => {
    const asked = {
      query: courses('nodes { id modules { lectures { id } } }'),
      upstream: page({}, { id: 2 }),
      most: 7,
    };
    const { body, isCut } = await bothWays(asked);
    expect(isCut).toBe(false);
    expect(body).toContain('errors');
  });
});

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', '"', '\\', '\u0000\u001f', '\u2028', '\ud800', 'Ünï 漢 😀', 'a'.repeat(90), '/', '//', '/x'),
);
const whole = fc.oneof(fc.integer({ min: -5, max: 1e6 }), fc.constantFrom(2_147_483_647, 2_147_483_648, 1.5, -0));
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) });

const someLecture = fc
  .record({
    id: fc.nat({ max: 1e6 }),
    name: words,
    description: words,
    headerCover: maybe(words),
    durationMinutes: maybe(whole),
    lectureType: fc.constantFrom('quiz', 'textVideoQuiz', 'video', 'text'),
  })
  .map((over) => aLecture(over as never));
const someModule = fc
  .record({ id: fc.nat({ max: 1e6 }), name: words, lectures: fc.array(someLecture, { maxLength: 3 }) })
  .map((over) => aModule(over as never));
const someCourse = fc
  .record({
    id: fc.nat({ max: 1e6 }),
    name: words,
    courseImage: maybe(words),
    duration: maybe(whole),
    minScoreRate: fc.double({ min: -1, max: 2, noNaN: true }),
    type: fc.constantFrom(null, 'NORMAL', 'EXTERNAL'),
    tags: fc.array(fc.record({ id: fc.nat({ max: 99 }), name: words }), { maxLength: 3 }),
    customMetadata: fc.dictionary(words, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    metadata: fc.dictionary(fc.constantFrom('lang', 'fixedContentHeight', 'x'), fc.jsonValue({ maxDepth: 1 })),
    modules: fc.array(someModule, { maxLength: 3 }),
  })
  .map((over) => outlined(over as never));

/** JSON with the members of each object in another order, now and then one more. */
const shuffled = (value: unknown, order: () => number): unknown => {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, order));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, of]) => [name, shuffled(of, order), order()] as const);
  const more = order() < 0.1 ? [[`more${Math.floor(order() * 3)}`, { a: ['}', '"'] }, order()] as const] : [];
  return Object.fromEntries([...members, ...more].toSorted((a, b) => a[2] - b[2]).map(([name, of]) => [name, of]));
};

const leaves = (table: FieldTable<never>): readonly string[] =>
  Object.entries(table.fields).flatMap(([name, { from }]) =>
    from === 'list' || from === 'resolver' || name === 'metadata' ? [] : name,
  );
const someOf = (table: unknown, ...more: fc.Arbitrary<string>[]) =>
  fc
    .tuple(fc.subarray([...leaves(table as FieldTable<never>), '__typename', 'a: id', '... on Node { id }']), ...more)
    .map(([fields, ...others]) => [...fields, ...others].join(' ').trim() || 'id');
const someQuery = fc
  .tuple(
    someOf(courseTable, fc.constantFrom('', 'metadata { language fixedContentHeight }', 'viewerUserCourse { id }')),
    someOf(tagTable),
    someOf(moduleTable),
    someOf(lectureTable),
    fc.constantFrom('nodes { *C }', 'edges { node { *C } cursor }', 'totalCount nodes { ...C } pageInfo { endCursor }'),
  )
  .map(([course, tag, module, lecture, rows]) => {
    const all = `${course} tags { ${tag} } modules { ${module} lectures { ${lecture} } }`;
    const isFragment = rows.includes('...C');
    return `{ courses(first: 25) { ${rows.replace('*C', all)} } } ${isFragment ? `fragment C on Course { ${all} }` : ''}`;
  });

test('GW-01 is the same both ways, whatever the platform answers', async () => {
  let cut = 0;
  let all = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(someCourse, { maxLength: 3 }),
      someQuery,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (rows, query, orders) => {
        const order = (): number => orders.next().value as number;
        const upstream = JSON.stringify(shuffled(aPage(rows), order));
        const { isCut } = await bothWays({ query, upstream });
        all += 1;
        cut += isCut ? 1 : 0;
      },
    ),
    { numRuns: 300 },
  );
  // Most of it is as the tables expect it, or nothing was compared.
  expect(cut / all).toBeGreaterThan(0.2);
});
