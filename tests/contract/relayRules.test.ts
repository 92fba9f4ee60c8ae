import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import graphqlPlugin, { parser } from '@graphql-eslint/eslint-plugin';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';

const schemaFile = resolve(import.meta.dirname, '..', '..', 'schema.graphql');

/**
 * Rows that are read in their list alone: they have no screen, are never read again on their own and, but for their list, mean nothing.
 * A global id of theirs would promise `node(id:)`.
 */
const rowsOfLists = [
  'CampaignCourse',
  'CompletionRecord',
  'Deletion',
  'DiscussionQuestion',
  'FactCount',
  'InvitedPerson',
  'IssuedCertificate',
  'JobRow',
  'WebhookDelivery',
];

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
  const lines = text.split('\n');
  const found = messages.map(({ line, ruleId, message }) => ({
    in: lines[line - 1],
    says: `${line} ${ruleId}: ${message}`,
  }));
  const allowed = rowsOfLists.map((row) => `type ${row}Edge {`);
  expect(found.filter((one) => !allowed.includes(one.in ?? '')).map(({ says }) => says)).toEqual([]);
  expect(
    found.map((one) => one.in),
    'an allowance that nothing needs',
  ).toEqual(expect.arrayContaining(allowed));
});
