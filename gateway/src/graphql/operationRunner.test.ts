import { compileQuery, type CompiledQuery } from 'graphql-jit';
import { parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createSchema } from '../schema.ts';
import { createCompiledOperations } from './compiledOperations.ts';
import { CostMeter } from './CostMeter.ts';
import { createOperationRunner } from './operationRunner.ts';

const schema = createSchema();

const aContext = (): Context =>
  ({
    cost: new CostMeter(100),
    session: { outcome: { kind: 'unchanged' } },
    rest: { trace: { calls: 0, mostCalls: 100 } },
  }) as unknown as Context;

/** How often a document was used before it was compiled. */
async function usesUntilCompiled(query: string, isPersisted: boolean): Promise<number | null> {
  const document = parse(query);
  let isCompiled = false;
  const runner = createOperationRunner({
    schema,
    documents: { read: () => document, isPersisted: () => isPersisted },
    compile(...parts) {
      isCompiled = true;
      return compileQuery(...parts);
    },
  });
  for (let use = 1; use <= 60; use += 1) {
    await runner.run(
      { query, operationName: undefined, document, operation: document.definitions[0] as OperationDefinitionNode },
      {},
      aContext(),
    );
    if (isCompiled) return use;
  }
  return null;
}

const fields = (count: number): string =>
  `{ ${Array.from({ length: count }, (_x, index) => `a${index}: __typename`).join(' ')} }`;

/** It is skipped, so that nothing is called. */
const savingModules =
  'mutation($modules: [ModuleInput!]) { saveCourse(input: { courseId: "1", fields: {}, modules: $modules }) @skip(if: true) { __typename } }';

test.each([
  ['of the persisted list at once', fields(400), true, 1],
  ['of others at the twentieth use', fields(300), false, 20],
  ['too large ones of others never', fields(301), false, null],
  ['none whose input contains itself', savingModules, true, null],
  ['none whose input contains itself', savingModules, false, null],
  [
    'counting fragments in their places',
    `{ ${Array.from({ length: 4 }, () => '...F ').join('')} } fragment F on Query ${fields(80)}`,
    false,
    null,
  ],
])('documents are compiled: %s', async (_which, query, isPersisted, uses) => {
  expect(await usesUntilCompiled(query, isPersisted)).toBe(uses);
});

test('compiled documents of others are kept while there is room, persisted ones for good', () => {
  const compiled = createCompiledOperations();
  const ready = (query: string) => ({
    query,
    operationName: undefined,
    document: {} as DocumentNode,
    operation: {} as OperationDefinitionNode,
    compiled: { query: () => ({}), stringify: JSON.stringify } as CompiledQuery,
  });
  compiled.addPersisted(ready('persisted'));
  for (let index = 0; index < 100; index += 1) compiled.add(ready(`text ${index}`), 300);
  const kept = Array.from({ length: 100 }, (_x, index) => compiled.find(`text ${index}`, undefined)).filter(Boolean);
  expect(kept).toHaveLength(19);
  expect(compiled.find('text 99', undefined)?.query).toBe('text 99');
  expect(compiled.find('persisted', undefined)?.query).toBe('persisted');
});
