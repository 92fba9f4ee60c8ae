import * as fc from 'fast-check';
import { sql, type SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { compile } from '../testing/compileSql.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { rsqlWhere, type Selectors } from './rsql.ts';
import type { Id } from '../shared/id.ts';

interface Row {
  id: Id;
  name: string;
  duration: number | null;
  published: boolean;
  time: string;
  tags: string[];
}

const rows: Row[] = [
  {
    id: 1,
    name: 'German for Beginners',
    duration: 36,
    published: true,
    time: '2030-01-01T00:00:00.000Z',
    tags: ['Language', 'easy'],
  },
  { id: 2, name: 'Time Management', duration: 180, published: true, time: '2030-02-01T00:00:00.000Z', tags: ['Work'] },
  { id: 3, name: "L'été: 50% off_(now)", duration: null, published: false, time: '2030-03-01T00:00:00.000Z', tags: [] },
];

const selectors: Selectors = {
  id: { type: 'integer', column: sql`item.id` },
  name: { type: 'text', column: sql`item.name` },
  duration: { type: 'decimal', column: sql`item.duration` },
  published: { type: 'boolean', column: sql`item.published` },
  time: { type: 'time', column: sql`item.time` },
  'tags.name': {
    type: 'text',
    column: sql`tag.name`,
    within: (comparison) => sql<SqlBool>`exists (select from unnest(item.tags) as tag (name) where ${comparison})`,
  },
};

/** What becomes of a query: a condition, or the code of its refusal; anything else is thrown on. */
function outcomeOf(q: string): string | number {
  try {
    compile(rsqlWhere(q, selectors));
    return 'condition';
  } catch (error) {
    if (error instanceof DomainError) {
      return error.code;
    }
    throw error;
  }
}

describe('OP-04 q', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function ids(q: string): Promise<number[]> {
    const result = await sql<{ id: Id }>`
      select item.id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as item (id bigint, name text, duration double precision, published boolean, time timestamptz, tags text[])
      where ${rsqlWhere(q, selectors)} order by item.id`.execute(database.db);
    return result.rows.map((row) => row.id);
  }

  test.each([
    ['', [1, 2, 3]],
    ['id==2', [2]],
    ['id!=2', [1, 3]],
    ['id=in=(1,3)', [1, 3]],
    ['id=out=(1,3)', [2]],
    ['name=="german for beginners"', [1]],
    ["name=='*MANAGE*'", [2]],
    ['name==Time*', [2]],
    ['name=="*50% off_(*"', [3]],
    ["name=='L\\'été*'", [3]],
    ["name=='%'", []],
    ["name=='*m_n*'", []],
    ["name=='G%beginners*'", []],
    ['duration=ge=30;duration=lt=120', [1]],
    ['duration>30 and duration<=180', [1, 2]],
    ['duration!=36', [2, 3]],
    ['published==true', [1, 2]],
    ['published!=TRUE', [3]],
    ['time=gt=2030-01-15T00:00:00Z', [2, 3]],
    ['time<1893456000001', [1]],
    ["tags.name=in=('easy','WORK')", [1, 2]],
    ['tags.name==lang*', [1]],
    ['tags.name!=easy', [2, 3]],
    ["published==true;tags.name=in=('a','work');(name=='*time*',name=='*x*')", [2]],
    ['id==1,id==2;published==false', [1]],
    ['(id==1,id==2);published==false', []],
    ['id==1 or id==3', [1, 3]],
  ])('%s', async (q, expected) => {
    expect(await ids(q)).toEqual(expected);
  });

  test.each([
    [String.raw`'*\\**'`, true],
    [String.raw`'*a\\*b*'`, true],
    [String.raw`'*a\\*c*'`, false],
    [String.raw`'*c\\\\d*'`, true],
    [String.raw`'*\\\\\\*\\ c*'`, false],
    [String.raw`'a\\*b \\\\\\* c\\\\d'`, true],
    [String.raw`'a*b*'`, true],
  ])('a star or a backslash after a backslash is itself: name==%s', async (value, found) => {
    const text = String.raw`a*b \* c\d`;
    const result = await sql<{ found: boolean }>`
      select ${rsqlWhere(`name==${value}`, { name: { type: 'text', column: sql`${text}::text` } })} as found`.execute(
      database.db,
    );
    expect(result.rows).toEqual([{ found }]);
  });

  test.each([
    ['id==', 'cannot be read'],
    ['id', 'cannot be read'],
    ['id==1;', 'cannot be read'],
    ['(id==1', 'cannot be read'],
    ["name=='open", 'cannot be read'],
    ['name==*(now)*', 'cannot be read'],
    ['secret==1', "unknown selector 'secret'"],
    ['constructor==1', "unknown selector 'constructor'"],
    ['id=like=1', "unknown operator '=like='"],
    ['id==one', 'not a whole number'],
    ['id==99999999999999999999', 'not a whole number'],
    ['duration==Infinity', 'not a number'],
    ['published==yes', 'use true or false'],
    ['published>true', 'cannot order'],
    ['time>yesterday', 'not a time'],
    ['time>-271821-04-20T00:00:00Z', 'not a time'],
    [`name==${'x'.repeat(2000)}`, 'longer than 2000'],
    [Array.from({ length: 21 }, () => 'id==1').join(','), 'more than 20 comparisons'],
    ['id==1;(id==1,(id==1;(id==1,(id==1;(id==1,id==2)))))', 'deeper than 5'],
  ])('%s is a 400 that says why', (q, reason) => {
    expect(() => rsqlWhere(q, selectors)).toThrow(
      expect.objectContaining({ code: 'INVALID', message: expect.stringContaining(reason) }),
    );
  });

  test('a chain of 20 comparisons is one level', () => {
    const q = Array.from({ length: 20 }, () => 'id==1').join(';');
    expect(compile(rsqlWhere(q, selectors)).parameters).toHaveLength(20);
  });

  test('any quoted text matches itself and never becomes SQL', () => {
    const text = fc.string({ minLength: 1, maxLength: 60 }).filter((value) => !value.includes('*'));
    fc.assert(
      fc.property(text, (value) => {
        const quoted = `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
        const { sql: query, parameters } = compile(rsqlWhere(`name==${quoted}`, selectors));
        expect(query).toBe('/* q */ (lower(item.name) = lower($1))');
        expect(parameters).toEqual([value]);
      }),
    );
  });

  test('whatever comes in is either a condition or a 400', () => {
    const piece = fc.constantFrom(
      'id',
      'name',
      '==',
      '!=',
      '=in=',
      '=ge=',
      '<',
      '(',
      ')',
      ';',
      ',',
      "'",
      '"',
      '\\',
      '*',
      ' and ',
      '1',
      'x',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(outcomeOf(pieces.join(''))).toBeOneOf(['condition', 'INVALID']);
      }),
      { numRuns: 500 },
    );
  });
});
