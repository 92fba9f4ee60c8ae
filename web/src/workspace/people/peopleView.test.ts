import { expect, it } from 'vitest';
import { writeTableView } from '../../admin/table/tableView.ts';
import { everyone, peopleVariables, readPeopleView } from './peopleView.ts';

it('what is listed survives the address', () => {
  for (const view of [
    everyone,
    { ...everyone, search: 'a & b', status: 'invited', sort: { by: 'name', descending: true }, after: 'c' } as const,
  ]) {
    expect(readPeopleView(writeTableView(view))).toEqual(view);
  }
  expect(writeTableView(everyone)).toBe('');
});

it('USERS-05 words that nobody knows are left out', () => {
  expect(readPeopleView('?status=constructor&sort=password&search=%20x%20')).toEqual({ ...everyone, search: 'x' });
  expect(readPeopleView(`?search=${'x'.repeat(300)}`).search).toHaveLength(200);
});

it('USERS-05 a page has 100 people, by e-mail address unless an order is chosen', () => {
  expect(peopleVariables('')).toEqual({
    first: 100,
    after: null,
    last: null,
    before: null,
    search: null,
    status: null,
    groupId: null,
    rightsWait: null,
    accessWithdrawn: null,
    right: null,
    orderBy: null,
  });
  expect(peopleVariables('?status=joined&sort=-added&before=c')).toMatchObject({
    first: null,
    last: 100,
    before: 'c',
    status: 'REGISTERED',
    orderBy: { field: 'CREATE_TIME', direction: 'DESC' },
  });
  expect(peopleVariables('?status=rightswait')).toMatchObject({ status: null, rightsWait: true });
});
