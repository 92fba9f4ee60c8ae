import { expect, it } from 'vitest';
import { csvRows } from './csvRows.ts';

async function rowsOf(...pieces: readonly string[]): Promise<(readonly string[])[]> {
  const rows = [];
  async function* given() {
    yield* pieces;
  }
  for await (const row of csvRows(given())) {
    rows.push(row);
  }
  return rows;
}

const table = '\uFEFFname,note\r\n"Ada ""the first""","a,\r\nb"\r\nBob,\r\n';
const expected = [
  ['name', 'note'],
  ['Ada "the first"', 'a,\r\nb'],
  ['Bob', ''],
];

it('BEY-46 OP-302 rows of CSV are the same wherever its text is cut', async () => {
  expect(await rowsOf(table)).toEqual(expected);
  expect(await rowsOf(...Array.from(table))).toEqual(expected);
});

it.each([
  ['', []],
  ['a', [['a']]],
  ['a,', [['a', '']]],
  ['""', []],
  ['a\n\nb\n', [['a'], [''], ['b']]],
])('BEY-46 OP-302 a list of %j', async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows);
});
