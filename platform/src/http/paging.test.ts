import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { compile } from '../testing/compileSql.ts';
import { orderBy, pageQuery, sortQuery, toPage } from './paging.ts';

describe('paging', () => {
  const query = z.object(pageQuery(100));

  test('OP-06 page counts from 0, size has a default and is brought into 1 to 1000', () => {
    expect(query.parse({})).toEqual({ page: 0, size: 100 });
    expect(query.parse({ page: '3', size: '0' })).toEqual({ page: 3, size: 1 });
    expect(query.parse({ size: '5000' }).size).toBe(1000);
    expect(query.parse({ size: '-4' }).size).toBe(1);
    expect(query.parse({ page: '', size: '' })).toEqual({ page: 0, size: 100 });
  });

  test('LIM-01 a list without a stated size has 25 rows', () => {
    expect(z.object(pageQuery()).parse({})).toEqual({ page: 0, size: 25 });
  });

  test.each([{ page: '-1' }, { page: 'x' }, { size: 'many' }, { size: '1.5' }])('OP-06 %j is refused', (value) => {
    expect(query.safeParse(value).success).toBe(false);
  });

  test('REST-80 OP-05 a page says where it stands, in both shapes', () => {
    expect(toPage(['c'], 5, { page: 2, size: 2 })).toEqual({
      content: ['c'],
      pageable: { pageNumber: 2, pageSize: 2, first: false, last: true, totalPages: 3, totalElements: 5 },
      currentPage: 2,
      totalPages: 3,
    });
    expect(toPage([], 0, { page: 0, size: 25 }).pageable).toMatchObject({ first: true, last: true, totalPages: 0 });
  });

  test('REST-80 walking all pages of any list ends with the one that says last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 50 }), (total, size) => {
        const pages = Math.max(1, Math.ceil(total / size));
        for (let page = 0; page < pages; page += 1) {
          expect(toPage([], total, { page, size }).pageable.last).toBe(page === pages - 1);
        }
      }),
    );
  });
});

describe('sorting', () => {
  const columns = { name: sql`course.name`, createTime: sql`course.create_time` };
  const order = (sort: string[]) =>
    orderBy(sort, columns, ['createTime,desc'], sql`course.course_id`).map((item) => compile(item).sql);

  test('OP-06 uses the fallback, nulls last, and a unique tie-breaker', () => {
    expect(order([])).toEqual(['course.create_time desc nulls last', 'course.course_id desc']);
  });

  test('OP-06 takes several fields, descending when the direction is missing', () => {
    const { sort } = z.object(sortQuery()).parse({ sort: ['name,asc', 'createTime'] });
    expect(order(sort)).toEqual([
      'course.name asc nulls last',
      'course.create_time desc nulls last',
      'course.course_id desc',
    ]);
  });

  test.each(['secret,asc', 'name,up', 'constructor', 'name;drop table course'])('OP-06 %j is a 400', (sort) => {
    expect(() => order([sort])).toThrow(DomainError);
  });
});
