import { compileQuery } from 'graphql-jit';
import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createSchema } from '../schema.ts';
import { createOperationCosts } from './operationCosts.ts';
import { createReadyOperations } from './readyOperations.ts';
import { createExecutor } from './executor.ts';

const schema = createSchema();
const operationOf = (query: string): OperationDefinitionNode => parse(query).definitions[0] as OperationDefinitionNode;

/** How often a document was used before it was compiled. */
async function usesUntilCompiled(query: string, isPersisted: boolean): Promise<number | null> {
  const document = parse(query);
  let isCompiled = false;
  const execute = createExecutor({
    schema,
    list: { has: () => isPersisted },
    costs: createOperationCosts(schema),
    compile(...parts) {
      isCompiled = true;
      return compileQuery(...parts);
    },
  });
  const operation = document.definitions[0] as OperationDefinitionNode;
  for (let use = 1; use <= 60; use += 1) {
    await execute({ document, operation, variables: {}, context: {} as Context });
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

test('what is ready of others is kept while there is room, persisted ones for good', () => {
  const ready = createReadyOperations();
  const run = () => Promise.resolve({ data: {} });
  const persisted = operationOf('{ __typename }');
  ready.addPersisted(persisted, run);
  const others = Array.from({ length: 100 }, () => operationOf('{ __typename }'));
  for (const operation of others) ready.add(operation, run, 300);
  const kept = others.filter((operation) => ready.find(operation) !== undefined);
  expect(kept).toEqual(others.slice(-20));
  expect(ready.find(persisted)).toBe(run);
});
