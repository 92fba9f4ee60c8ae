import { describe, expect, it } from 'vitest';
import {
  catalogueVariables,
  countFilters,
  emptyFilter,
  isEmptyFilter,
  readFilter,
  writeFilter,
} from './catalogueFilter.ts';

describe('the filter of the catalogue', () => {
  it('CAT-07 comes back from the address as it was written', () => {
    const filter = { search: 'time & money', tags: ['Deutsch', 'A1, A2'], duration: '2-to-4-h' } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('CAT-06 the empty filter has no query part', () => {
    expect(writeFilter(emptyFilter)).toBe('');
    expect(isEmptyFilter(readFilter(''))).toBe(true);
  });

  it.each([
    ['under-30-min', 'UNDER_30_MIN'],
    ['30-min-to-2-h', 'FROM_30_MIN_TO_2_H'],
    ['2-to-4-h', 'FROM_2_H_TO_4_H'],
    ['over-4-h', 'OVER_4_H'],
  ])('CAT-05 the bucket %s is asked for as %s', (word, bucket) => {
    expect(catalogueVariables(`?duration=${word}`)).toEqual({ count: 25, filter: { duration: bucket } });
  });

  it('leaves out what it does not know', () => {
    expect(readFilter('?duration=toString&tag=&tag=a&tag=a&search=%20%20&page=3')).toEqual({
      search: '',
      tags: ['a'],
      duration: null,
    });
  });

  it('CAT-09 LIM-01 asks for 25 courses and for no filter where there is none', () => {
    expect(catalogueVariables('?focus=search')).toEqual({ count: 25, filter: null });
  });

  it('counts each tag, the search and the duration', () => {
    expect(countFilters({ search: 'a', tags: ['b', 'c'], duration: 'over-4-h' })).toBe(4);
  });
});
