import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from './database.ts';
import { watchStoredState, type StoredState } from './storedState.ts';
import { testDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let storedState: () => Promise<StoredState>;

beforeAll(async () => {
  database = await testDatabase();
  await asOwner(database, 'create table course (name text)');
  await asOwner(database, 'create table session (name text)');
  await asOwner(database, "insert into course values ('old')");
  storedState = await watchStoredState(database, ['session']);
});

afterAll(() => database?.drop());

test.each([
  ['a row is added', "insert into course values ('new')", true],
  ['a row is changed', "update course set name = 'changed' where name = 'old'", true],
  ['a row goes', "delete from course where name = 'changed'", true],
  ['all rows go', 'truncate course', true],
  ['no row is found to be changed', "update course set name = 'other' where name = 'nowhere'", false],
  ['what is written is taken back', "begin; insert into course values ('never'); rollback", false],
  ['a table is written that is left out', "insert into session values ('one')", false],
])('when %s, the stored state tells it', async (_what, statement, tells) => {
  await asOwner(database, "truncate course; insert into course values ('old'), ('changed')");
  const before = await storedState();
  await asOwner(database, statement);
  expect((await storedState())['course'] !== before['course']).toBe(tells);
});
