import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { compile } from '../testing/compileSql.ts';
import { orderBy, toCursor } from './keyset.ts';
import { parseKey } from './keyTypes.ts';
import { pageQuery, readingOf, sortQuery, sortedBy, toPage } from './paging.ts';

describe('paging', () => {
  const query = z.object(pageQuery(100));

  test('OP-06 page counts from 0, size has a default and is brought into 1 to 1000', () => {
    expect(query.parse({})).toEqual({ size: 100 });
    expect(query.parse({ page: '3', size: '0' })).toEqual({ page: 3, size: 1 });
    expect(query.parse({ size: '5000' }).size).toBe(1000);
    expect(query.parse({ size: '-4' }).size).toBe(1);
    expect(query.parse({ page: '', size: '' })).toEqual({ page: 0, size: 100 });
  });

  test('LIM-01 a list without a stated size has 25 rows', () => {
    expect(z.object(pageQuery()).parse({})).toEqual({ size: 25 });
  });

  test.each([{ page: '-1' }, { page: 'x' }, { size: 'many' }, { size: '1.5' }])('OP-06 %j is refused', (value) => {
    expect(query.safeParse(value).success).toBe(false);
  });

  test('REST-80 OP-05 a page says where it stands, in both shapes', () => {
    const place = { cursors: ['x'], pageNumber: 2, pageSize: 2, first: false, last: true, total: 5 };
    expect(toPage(['c'], place)).toEqual({
      content: ['c'],
      cursors: ['x'],
      pageable: { pageNumber: 2, pageSize: 2, first: false, last: true, totalPages: 3, totalElements: 5 },
      currentPage: 2,
      totalPages: 3,
    });
    expect(toPage([], { ...place, pageNumber: null, total: 0 })).toMatchObject({ currentPage: null, totalPages: 0 });
  });
});

describe('which rows a request asks for', () => {
  const order = sortedBy([], {
    name: 'shelves',
    columns: { name: { column: sql`shelf.name`, type: 'text', nullable: true } },
    fallback: ['name,asc'],
    tieBreaker: sql`shelf.shelf_id`,
  });
  const cursor = toCursor(order, [null, '7']);

  test('OP-06 is the first page when nothing is said', () => {
    expect(readingOf(order, { size: 1 })).toEqual({ by: 'number', page: 0 });
  });

  test('OP-06 is what lies beyond a cursor, or before the end', () => {
    expect(readingOf(order, { after: cursor, size: 1 })).toEqual({
      by: 'cursor',
      direction: 'forward',
      from: [null, '7'],
    });
    expect(readingOf(order, { before: cursor, size: 1 })).toMatchObject({ direction: 'backward', from: [null, '7'] });
    expect(readingOf(order, { before: 'end', size: 1 })).toMatchObject({ direction: 'backward', from: null });
  });

  test.each([
    ['page', { page: 0, after: cursor }],
    ['page', { page: 1, before: 'end' }],
    ['before', { after: cursor, before: 'end' }],
    ['after', { after: 'end' }],
    ['after', { after: '' }],
    ['before', { before: 'nonsense' }],
    ['after', { after: toCursor({ ...order, name: 'shelves name,desc' }, [null, '7']) }],
    ['after', { after: toCursor(order, [null]) }],
    ['after', { after: toCursor(order, ['a', null]) }],
    ['after', { after: toCursor(order, ['a\0', '7']) }],
    ['after', { after: toCursor(order, ['a', '7 or true']) }],
    ['after', { after: toCursor(order, ['a', '99999999999999999999']) }],
  ])('OP-06 names %s when it cannot be %j', (field, request) => {
    expect(() => readingOf(order, { ...request, size: 1 })).toThrow(
      expect.objectContaining({ code: 'INVALID', errors: [{ field, message: expect.stringMatching(/^[A-Z].+\.$/) }] }),
    );
  });

  test('OP-06 whatever is sent as a cursor is a place in the list or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        (after) => {
          expect(() => readingOf(order, { after, size: 1 })).toThrow(DomainError);
        },
      ),
    );
  });
});

describe('keys of a cursor', () => {
  test('a time keeps its microseconds', () => {
    expect(parseKey('time', '1763805600123456')).toBe('2025-11-22T10:00:00.123456Z');
    expect(parseKey('time', '-1')).toBe('1969-12-31T23:59:59.999999Z');
    expect(parseKey('time', '-infinity')).toBe('-infinity');
  });

  test.each([
    ['time', '2030-01-01'],
    ['time', '999999999999999999'],
    ['integer', '1.5'],
    ['decimal', 'NaN'],
    ['boolean', 't'],
  ] as const)('a %s is not %s', (type, text) => {
    expect(parseKey(type, text)).toBeNull();
  });
});

describe('sorting', () => {
  const order = (sort: string[], direction: 'forward' | 'backward' = 'forward') => {
    const list = {
      name: 'courses',
      columns: {
        name: { column: sql`course.name`, type: 'text' },
        startTime: { column: sql`course.start_time`, type: 'time', nullable: true },
      },
      fallback: ['startTime,desc'],
      tieBreaker: sql`course.course_id`,
    } as const;
    return compile(orderBy(sortedBy(sort, list), direction)).sql;
  };

  test('OP-06 uses the fallback, nulls last, and a unique tie-breaker', () => {
    expect(order([])).toBe('course.start_time desc nulls last, course.course_id desc');
    expect(order([], 'backward')).toBe('course.start_time asc nulls first, course.course_id asc');
  });

  test('OP-06 takes several fields, descending when the direction is missing', () => {
    const { sort } = z.object(sortQuery()).parse({ sort: ['name,asc', 'startTime'] });
    expect(order(sort)).toContain('course.name asc, course.start_time desc nulls last, course.course_id desc');
  });

  test('a field that comes again says nothing new, as a cursor would grow with it', () => {
    expect(order(['name,asc', 'startTime', 'name,desc', 'name'])).toBe(order(['name,asc', 'startTime']));
  });

  test.each(['secret,asc', 'name,up', 'constructor', 'name;drop table course'])('OP-06 %j is a 400', (sort) => {
    expect(() => order([sort])).toThrow(DomainError);
  });
});
