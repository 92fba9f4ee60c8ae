import { parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { requestedCostOf } from './costRules.ts';
import { aliasesOf, depthOf, expandedFieldsOf, fragmentsOf, tokensOf } from './documentRules.ts';

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
    requestedCostOf({ schema: createSchema(), fragments }, operation, {});
    expandedFieldsOf(operation, fragments);
    // Link by link it would never end; a busy machine may stall for seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('what they ask for counts each time', () => {
    const { operation, fragments } = read('{ a { ...F } b { ...F } } fragment F on X { c { d } e }');
    expect(expandedFieldsOf(operation, fragments)).toBe(8);
    expect(depthOf(operation, fragments)).toBe(3);
  });
});

test('tokens are counted as the parser does, without comments and white space', () => {
  expect(tokensOf('query Q($n: Int = 1) { a(first: $n) # not this\n { b } }')).toBe(22);
  expect(() => tokensOf('{ " }')).toThrow('Unterminated string');
});
