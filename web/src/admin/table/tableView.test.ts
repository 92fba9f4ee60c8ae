import { describe, expect, it } from 'vitest';
import { firstPage } from './tablePage.ts';
import { isNarrowed, orderVariable, readId, readSearch, writeTableView } from './tableView.ts';

const sort = { by: 'name', descending: true };

describe('a list in its address', () => {
  it.each([
    ['everything', { search: '', course: null, expired: false, sort: null }, '', false],
    ['a search', { search: 'ben & co' }, '?search=ben+%26+co', true],
    ['a number, also nought', { course: 7, min: 0 }, '?course=7&min=0', true],
    ['a switch', { expired: true }, '?expired=true', true],
    ['an order', { search: '', sort }, '?sort=-name', false],
  ])('writes %s', (_what, filter, address, narrowed) => {
    const view = { ...firstPage, ...filter };
    expect(writeTableView(view)).toBe(address);
    expect(isNarrowed(view)).toBe(narrowed);
  });

  it('writes the page last', () => {
    const view = { after: 'c', before: null, sort, state: 'open' };
    expect(writeTableView(view)).toBe('?state=open&sort=-name&after=c');
    expect(isNarrowed({ after: 'c', before: null })).toBe(false);
  });

  it.each([
    ['7', 7],
    ['0', null],
    ['-1', null],
    ['7x', null],
    ['1234567890123456', null],
    [null, null],
  ])('reads the id %j as %j', (text, id) => {
    expect(readId(text)).toBe(id);
  });

  it('reads no more of a search than is sent', () => {
    expect(readSearch(new URLSearchParams({ search: `  ${'a'.repeat(300)}` }))).toHaveLength(200);
    expect(readSearch(new URLSearchParams())).toBe('');
  });

  it('orders by what stands for the word, and by nothing else', () => {
    expect(orderVariable(sort, { name: 'NAME' })).toEqual({ field: 'NAME', direction: 'DESC' });
    expect(orderVariable({ by: 'constructor', descending: false }, { name: 'NAME' })).toBeNull();
    expect(orderVariable(null, { name: 'NAME' })).toBeNull();
  });
});
