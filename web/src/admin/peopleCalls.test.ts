import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { peopleCalls, staffCalls } from './peopleCalls.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

it.each([...peopleCalls, ...staffCalls].map(({ document }) => document))(
  'ROLE-08 STAFF-01 a call that the page shows is one of the schema: %s',
  (document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  },
);
