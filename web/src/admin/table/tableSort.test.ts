import { expect, it } from 'vitest';
import { nextSort, readSort, writeSort } from './tableSort.ts';

it('an order stands in the address as a word; one that the table does not have is none', () => {
  for (const text of ['name', '-name']) {
    const sort = readSort(text, ['name']);
    expect(sort && writeSort(sort)).toBe(text);
  }
  for (const text of [null, '', '-', '--name', 'secret', 'toString']) expect(readSort(text, ['name'])).toBeNull();
});

it('pressing a head goes up, down, and back to the order of the list', () => {
  const up = nextSort(null, 'name');
  expect(up).toEqual({ by: 'name', descending: false });
  const down = nextSort(up, 'name');
  expect(down).toEqual({ by: 'name', descending: true });
  expect(nextSort(down, 'name')).toBeNull();
  expect(nextSort(down, 'status')).toEqual({ by: 'status', descending: false });
});
