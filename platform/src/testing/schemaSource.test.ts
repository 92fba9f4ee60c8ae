import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from './databaseUrls.ts';
import { schemaColumns, type SchemaColumn } from './schemaColumns.ts';
import { schemaSource } from './schemaSource.ts';

const aColumn = (changes: Partial<SchemaColumn>): SchemaColumn => ({
  table: 'shelf',
  column: 'name',
  type: 'text',
  nullable: false,
  hasDefault: false,
  computed: false,
  values: null,
  comment: null,
  ...changes,
});

async function ofProduct(): Promise<readonly SchemaColumn[]> {
  const client = new Client({ connectionString: databaseUrl(inject('ownerUrl'), inject('templateName')) });
  await client.connect();
  try {
    return await schemaColumns(client);
  } finally {
    await client.end();
  }
}

test('the types of the tables say what may be left out, what may be null and what nobody writes', async () => {
  const columns = [
    aColumn({ column: 'shelf_id', type: 'bigint', hasDefault: true }),
    aColumn({ column: 'owner_id', type: 'bigint', nullable: true }),
    aColumn({ column: 'kind', values: ['OPEN', 'CLOSED'], comment: 'How it is\nused.' }),
    aColumn({ column: 'name_key', computed: true }),
    aColumn({ column: 'made_time', type: 'timestamp with time zone', hasDefault: true }),
    aColumn({ column: 'left_time', type: 'timestamp with time zone', nullable: true }),
    aColumn({ column: 'settings', type: 'jsonb', hasDefault: true }),
  ];
  expect(schemaSource([...(await ofProduct()), ...columns])).toContain(`export interface ShelfTable {
  shelf_id: Generated<Id>;
  owner_id: Id | null;
  /** How it is used. */
  kind: 'OPEN' | 'CLOSED';
  name_key: Computed<string>;
  made_time: TimeWithDefault;
  left_time: NullableTime;
  settings: JsonWithDefault<JsonObject>;
}`);
});

test('a column of a type that it does not know stops it, and so does a type of a column that is gone', async () => {
  const known = await ofProduct();
  expect(() => schemaSource([...known, aColumn({ type: 'point' })])).toThrow('shelf.name is of the type point');
  expect(() => schemaSource(known.filter(({ table }) => table !== 'answer'))).toThrow('answer.user_answer');
});

test('a check of one value or several is read from the database', async () => {
  const columns = await ofProduct();
  const valuesOf = (table: string, column: string) =>
    columns.find((each) => each.table === table && each.column === column)?.values;
  expect(valuesOf('campaign', 'type')).toEqual(['COURSE_ENROLLMENT']);
  expect(valuesOf('external_identity', 'realm')).toEqual(['google', 'facebook', 'custom-oauth2']);
  expect(valuesOf('app_user', 'name')).toBeNull();
  expect(columns.some(({ table }) => table.startsWith('fact_'))).toBe(false);
});
