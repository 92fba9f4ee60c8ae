import { describe, expect, it } from 'vitest';
import { everyone, peopleVariables, readPeopleFilter, writePeopleFilter } from './peopleFilter.ts';

describe('the filter of people in the address', () => {
  it('USERS-05 is read as it was written', () => {
    for (const filter of [
      everyone,
      { search: "o'neil & co", status: 'invited' },
      { search: '', status: 'revoked' },
    ] as const) {
      expect(readPeopleFilter(writePeopleFilter(filter))).toEqual(filter);
    }
    expect(writePeopleFilter(everyone)).toBe('');
  });

  it('USERS-05 leaves out what it does not know', () => {
    expect(readPeopleFilter('?status=constructor&search=%20%20&page=3')).toEqual(everyone);
    expect(readPeopleFilter(`?search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });

  it('USERS-05 LIM-01 asks for a hundred people, and only for what is filtered', () => {
    expect(peopleVariables('')).toEqual({ count: 100, search: null, status: null });
    expect(peopleVariables('?search=ann&status=joined')).toEqual({ count: 100, search: 'ann', status: 'REGISTERED' });
  });
});
