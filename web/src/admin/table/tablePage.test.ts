import { expect, it } from 'vitest';
import { firstPage, pageVariables, readTablePage, writeTablePage } from './tablePage.ts';

it('a page stands in the address by a cursor, behind it or before it', () => {
  for (const page of [firstPage, { after: 'a', before: null }, { after: null, before: 'b' }]) {
    const parameters = new URLSearchParams();
    writeTablePage(parameters, page);
    expect(readTablePage(parameters)).toEqual(page);
  }
  expect(readTablePage(new URLSearchParams('after=a&before=b'))).toEqual({ after: 'a', before: null });
  expect(readTablePage(new URLSearchParams({ after: 'x'.repeat(501) }))).toEqual(firstPage);
});

it('is read from the side where its cursor stands', () => {
  expect(pageVariables(firstPage, 25)).toEqual({ first: 25, after: null, last: null, before: null });
  expect(pageVariables({ after: null, before: 'b' }, 25)).toEqual({ first: null, after: null, last: 25, before: 'b' });
});
