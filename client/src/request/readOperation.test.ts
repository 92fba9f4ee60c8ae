import { describe, expect, it } from 'vitest';
import { readOperation } from './readOperation.ts';

describe('BEY-46 OP-301 what a document asks', () => {
  it.each([
    ['{ viewer { user { name } } }', 'query', ['viewer']],
    ['query Q($a: Int = 1) { a(first: $a) { b } c }', 'query', ['a', 'c']],
    ['fragment F on X { mutation } query { x { ...F } }', 'query', ['x']],
    ['# mutation { y }\nquery { x(text: "} mutation {") }', 'query', ['x']],
    ['{ x(text: """ } " \\""" mutation { """) }', 'query', ['x']],
    [
      'mutation M($input: I!) { m: createCampaign(input: $input) { campaign { name } } }',
      'mutation',
      ['createCampaign'],
    ],
    ['mutation { a(input: { b: [{ c: 1 }] }) { d } ...F } fragment F on Mutation { e }', 'mutation', ['a', '...', 'F']],
    ['subscription { jobChanged { id } }', 'subscription', ['jobChanged']],
    ['query A { a } mutation B { b }', 'mutation', []],
    ['', 'mutation', []],
  ])('%s', (document, kind, fields) => {
    const operation = readOperation(document);
    expect(operation.kind).toBe(kind);
    expect(operation.fields.map(({ name }) => name)).toEqual(fields);
  });

  it('tells the variables that are an argument of each field', () => {
    const { fields } = readOperation(
      'mutation($a: A!, $b: B!) { x(input: $a) { n(of: $z) } y(input: { c: $b }) { n } }',
    );
    expect(fields).toEqual([
      { name: 'x', variables: ['a'] },
      // Only a part of its input.
      { name: 'y', variables: [] },
    ]);
  });
});
