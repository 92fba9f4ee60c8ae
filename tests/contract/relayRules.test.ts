import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import graphqlPlugin, { parser } from '@graphql-eslint/eslint-plugin';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';

const schemaFile = resolve(import.meta.dirname, '..', '..', 'schema.graphql');

it('GW-01 OP-05 a linter’s rules for Relay find nothing in the schema', async () => {
  const text = await readFile(schemaFile, 'utf8');
  const messages = new Linter({ configType: 'flat' }).verify(
    text,
    [
      {
        files: ['**/*.graphql'],
        plugins: { '@graphql-eslint': graphqlPlugin },
        languageOptions: {
          parser,
          parserOptions: { graphQLConfig: { schema: schemaFile } },
        },
        rules: {
          '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
          '@graphql-eslint/relay-connection-types': 'error',
          '@graphql-eslint/relay-edge-types': [
            'error',
            { withEdgeSuffix: true, shouldImplementNode: true, listTypeCanWrapOnlyEdgeType: false },
          ],
          '@graphql-eslint/relay-page-info': 'error',
        },
      },
    ],
    'schema.graphql',
  );
  expect(messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)).toEqual([]);
});
