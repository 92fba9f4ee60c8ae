import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderBy } from '../http/keyset.ts';
import { sortedBy } from '../http/paging.ts';
import { rsqlWhere } from '../http/rsql.ts';
import { compile } from '../testing/compileSql.ts';
import { createStatementNames } from './statementNames.ts';

const selectors = { id: { type: 'integer', column: sql`item.id` } } as const;
const filter = (comparisons: number): string =>
  compile(rsqlWhere(Array.from({ length: comparisons }, () => 'id==1').join(';'), selectors)).sql;

test('a statement keeps its name, and there are so many and no more', () => {
  const nameOf = createStatementNames({ own: 2, filtered: 1 });
  const names = ['select 1', 'select 2', 'select 1', 'select 3', 'select 2'].map(nameOf);
  expect(names).toEqual(['lectern_0', 'lectern_1', 'lectern_0', undefined, 'lectern_1']);
});

test('filters of callers do not use up the names of other statements', () => {
  const nameOf = createStatementNames({ own: 1, filtered: 2 });
  const names = [1, 2, 3, 4].map((comparisons) => nameOf(`select from item where ${filter(comparisons)}`));
  expect(names).toEqual(['lectern_q_0', 'lectern_q_1', undefined, undefined]);
  expect(nameOf(`select from item where ${compile(rsqlWhere(undefined, selectors)).sql}`)).toBe('lectern_0');
});

test('lists of ids do not use up the names of other statements, however long the pages that callers ask for', () => {
  const nameOf = createStatementNames({ own: 1, filtered: 1 });
  const nameOfList = (...ids: number[]) =>
    nameOf(`select from item where ${compile(sql`item.id in (${sql.join(ids)})`).sql}`);
  const nameOfPairs = (...ids: number[]) =>
    nameOf(
      compile(sql`select from item where (item.id, item.version) in (${sql.join(ids.map((id) => sql`(${id}, 1)`))})`)
        .sql,
    );
  expect([nameOfList(1, 2), nameOfList(1, 2, 3), nameOfPairs(1), nameOfPairs(1, 2)]).toEqual([
    'lectern_q_0',
    undefined,
    undefined,
    undefined,
  ]);
  expect(nameOf('select from item where item.id = any($1)')).toBe('lectern_0');
});

test('orders that callers choose do not use up the names of other statements', () => {
  const list = {
    name: 'items',
    columns: { name: { column: sql`item.name`, type: 'text' }, size: { column: sql`item.size`, type: 'integer' } },
    fallback: ['name,asc'],
    tieBreaker: sql`item.id`,
  } as const;
  const nameOf = createStatementNames({ own: 1, filtered: 1 });
  const nameOfSorted = (...sort: string[]) =>
    nameOf(`select from item order by ${compile(orderBy(sortedBy(sort, list), 'forward')).sql}`);
  expect([nameOfSorted('size'), nameOfSorted('size', 'name')]).toEqual(['lectern_q_0', undefined]);
  expect(nameOfSorted()).toBe('lectern_0');
});
