import {
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  parse,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { baseCostOf, itemCostOf, requestedCostOf } from './costRules.ts';
import { fragmentsOf } from './documentRules.ts';
import { createOperationCosts } from './operationCosts.ts';

const schema = createSchema();

const read = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find((d): d is OperationDefinitionNode => d.kind === 'OperationDefinition');
  if (operation === undefined) throw new Error('no operation');
  return { document, operation, costed: { schema, fragments: fragmentsOf(document) } };
};

const cost = (text: string, variables: Record<string, unknown> = {}): number => {
  const { operation, costed } = read(text);
  return requestedCostOf(costed, operation, variables);
};

describe('page sizes', () => {
  const withVariable = (declared: string): string =>
    `query(${declared}) { courses(first: $n) { ...Rows } } fragment Rows on CourseConnection { nodes { tags { name } } }`;

  test('stand in the document, in a variable or in its default; else the usual size counts', () => {
    expect(cost('{ courses(first: 100) { nodes { tags { name } } } }')).toBe(201);
    expect(cost(withVariable('$n: Int = 100'))).toBe(201);
    expect(cost(withVariable('$n: Int = 100'), { n: 10 })).toBe(21);
    expect(cost(withVariable('$n: Int'), { n: 10 })).toBe(21);
    expect(cost(withVariable('$n: Int'))).toBe(51);
    expect(cost(withVariable('$n: Int = 100'), { n: null })).toBe(51);
  });

  test('are told apart by the variables that are sizes, and by nothing else', () => {
    const { document, operation } = read(
      'query($n: Int, $m: Int) { courses(first: $n) { nodes { tags { id } } } tags(first: $m) { edges { node { id } } } }',
    );
    const { requested } = createOperationCosts(schema);
    expect(requested(document, operation, { 'n:100 m': 100 })).toBe(77);
    expect(requested(document, operation, { n: 100, m: 100 })).toBe(302);
    expect(requested(document, operation, { n: 100, m: 100, other: 7 })).toBe(302);
    expect(requested(document, operation, { n: 10, m: 100 })).toBe(122);
  });
});

test.each([
  ['{ workspace { people { edges { node { name } } } } }', 102],
  ['{ workspace { people(first: 500) { totalCount pageInfo { endCursor } edges { cursor node { name } } } } }', 502],
  ['{ courses { nodes { name } } }', 26],
  ['{ course(id: 1) { modules { lectures { name } } } }', 3],
  ['{ course(id: 1) { modules { lectures { content { __typename } } } } }', 14],
])(
  'USERS-05 a page costs by its size, or by the usual one of its list; a list of its parent once: %s',
  (text, most) => {
    expect(cost(text)).toBe(most);
  },
);

describe('the real size of lists', () => {
  const text =
    '{ course(id: 1) { enrolment { state } modules { name lectures { gate { reason } content { __typename } } } } }';
  const { operation, costed } = read(text);
  const fieldAt = (...path: readonly string[]): FieldNode =>
    path.reduce<FieldNode | OperationDefinitionNode>((parent, name) => {
      const found = parent.selectionSet?.selections.find((s) => s.kind === 'Field' && s.name.value === name);
      if (found?.kind !== 'Field') throw new Error(`no ${name}`);
      return found;
    }, operation) as FieldNode;
  const itemOf = (type: string, ...path: readonly string[]): number => {
    const named = schema.getType(type);
    if (named === undefined) throw new Error(`no ${type}`);
    return itemCostOf(costed, fieldAt(...path), getNamedType(named));
  };

  test('is counted list by list: what stands in no list, then each item with the calls that it causes', () => {
    expect(baseCostOf(costed, operation)).toBe(2);
    expect(itemOf('Module', 'course', 'modules')).toBe(1);
    expect(itemOf('Lecture', 'course', 'modules', 'lectures')).toBe(1 + 1 + 11);
  });
});

test('introspection counts by usual lengths: what tools ask for once is allowed, and not over and over again', () => {
  const whole = cost(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }));
  expect(whole).toBeGreaterThan(2_000);
  expect(whole).toBeLessThan(5_000);
  const types = 'types { fields { args { name type { name } } type { name } } }';
  const often = Array.from({ length: 29 }, (_x, index) => index);
  expect(cost(`{ ${often.map((index) => `a${index}: __schema { ${types} }`).join(' ')} }`)).toBeGreaterThan(10_000);
  const aliased = often.map((index) => `a${index}: ${types}`).join(' ');
  expect(cost(`{ ...Often } fragment Often on Query { __schema { ${aliased} } }`)).toBeGreaterThan(10_000);
  expect(cost('{ __typename __type(name: "Course") { fields { name } } }')).toBe(1);
});

test('of a union or an interface the member that costs most counts', () => {
  const union = buildSchema(
    'type Query { things: [Thing!]! } union Thing = A | B type A { x: X y: X } type B { x: X } type X { n: Int }',
  );
  const { document, operation } = read(
    '{ things { ... on A { x { n } y { n } } ... on B { x { n } } ...OnB } } fragment OnB on B { z: x { n } }',
  );
  expect(requestedCostOf({ schema: union, fragments: fragmentsOf(document) }, operation, {})).toBe(3);
});
