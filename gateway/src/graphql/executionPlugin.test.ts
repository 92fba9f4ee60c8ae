import type { CompiledQuery } from 'graphql-jit';
import { parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { executionPlugin } from './executionPlugin.ts';
import { createHotOperations, type HotOperations } from './hotOperations.ts';

const schema = createSchema();

/** The plugin by itself, with a document of its own, and how often it was used before it was compiled. */
async function usesUntilCompiled(query: string, isPersisted: boolean): Promise<number | null> {
  const hot = createHotOperations();
  const plugin = executionPlugin({ schema, hot, costs: () => 1, isPersisted: () => isPersisted });
  const document = parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  for (let use = 1; use <= 60; use += 1) {
    const listener = await plugin.requestDidStart?.({} as never);
    await listener?.responseForOperation?.({
      document,
      operation,
      request: { query, variables: {} },
      contextValue: { begin: () => undefined, session: { outcome: { kind: 'unchanged' } } },
      response: { http: {} },
    } as never);
    if (hot.find(query, undefined) !== undefined) return use;
  }
  return null;
}

const fields = (count: number): string =>
  `{ ${Array.from({ length: count }, (_x, index) => `a${index}: __typename`).join(' ')} }`;

test.each([
  ['of the persisted list at once', fields(400), true, 1],
  ['of others at the twentieth use', fields(300), false, 20],
  ['too large ones of others never', fields(301), false, null],
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
  const hot: HotOperations = createHotOperations();
  const operation = {
    document: {} as DocumentNode,
    operation: {} as OperationDefinitionNode,
    compiled: { query: () => ({}), stringify: JSON.stringify } as CompiledQuery,
  };
  hot.addPersisted('persisted', undefined, operation);
  for (let index = 0; index < 100; index += 1) hot.add(`text ${index}`, undefined, operation, 300);
  const kept = Array.from({ length: 100 }, (_x, index) => hot.find(`text ${index}`, undefined)).filter(Boolean);
  expect(kept).toHaveLength(19);
  expect(hot.find('text 99', undefined)).toBe(operation);
  expect(hot.find('persisted', undefined)).toBe(operation);
});
