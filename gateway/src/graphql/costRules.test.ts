import { parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { aliasesOf, costOf, depthOf, expandedFieldsOf, fragmentsOf } from './costRules.ts';
import { createOperationCosts } from './operationCosts.ts';

const read = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find((d): d is OperationDefinitionNode => d.kind === 'OperationDefinition');
  if (operation === undefined) throw new Error('no operation');
  return { document, operation, fragments: fragmentsOf(document) };
};

/** Each fragment spreads the next one twice: expanded, the last one stands there 2^links times. */
const bomb = (links: number, link: (next: string) => string): string =>
  [
    'query { workspace { ...f0 } }',
    ...Array.from({ length: links }, (_x, i) => `fragment f${i} on Workspace { ${link(`...f${i + 1}`)} }`),
    `fragment f${links} on Workspace { company }`,
  ].join('\n');

describe('fragments that multiply', () => {
  test.each([
    ['in one set', (next: string) => `${next} ${next}`, 2],
    ['by fields', (next: string) => `a { ${next} } b { ${next} }`, 92],
  ])('90 of them %s are measured at once', (_how, link, depth) => {
    const { document, operation, fragments } = read(bomb(90, link));
    const start = performance.now();
    expect(depthOf(operation, fragments)).toBe(depth);
    expect(aliasesOf(document)).toBe(0);
    costOf(operation, fragments, {});
    expandedFieldsOf(operation, fragments);
    // Link by link it would never end; a busy machine may stall for seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('what they ask for counts each time', () => {
    const { operation, fragments } = read('{ a { ...F } b { ...F } } fragment F on X { c { d } e }');
    expect(costOf(operation, fragments, {})).toBe(4);
    expect(expandedFieldsOf(operation, fragments)).toBe(8);
    expect(depthOf(operation, fragments)).toBe(3);
  });
});

describe('page sizes', () => {
  const cost = (text: string, variables: Record<string, unknown> = {}): number => {
    const { operation, fragments } = read(text);
    return costOf(operation, fragments, variables);
  };
  const withVariable = (declared: string): string =>
    `query(${declared}) { courses(first: $n) { ...Rows } } fragment Rows on Courses { nodes { tags { name } } }`;

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
      'query($n: Int, $m: Int) { a(first: $n) { nodes { b { id } } } c(size: $m) { edges { node { id } } } }',
    );
    const costs = createOperationCosts();
    expect(costs(document, operation, { 'n:100 m': 100 })).toBe(77);
    expect(costs(document, operation, { n: 100, m: 100 })).toBe(302);
    expect(costs(document, operation, { n: 100, m: 100, other: 7 })).toBe(302);
    expect(costs(document, operation, { n: 10, m: 100 })).toBe(122);
  });
});

test.each([
  ['{ workspace { people { edges { node { name } } } } }', 102],
  ['{ workspace { people(first: 500) { totalCount pageInfo { endCursor } edges { cursor node { name } } } } }', 502],
  ['{ courses { nodes { name } } }', 26],
])('USERS-05 a page costs by its size, or by the usual one of its list: %s', (text, cost) => {
  const { operation, fragments } = read(text);
  expect(costOf(operation, fragments, {})).toBe(cost);
});
