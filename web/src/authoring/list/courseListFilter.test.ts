import { describe, expect, it } from 'vitest';
import { allCourses, courseListVariables, readCourseListView, writeCourseListView } from './courseListFilter.ts';

describe('the view of the list of courses', () => {
  it('CRS-03 comes back from the address as it was written', () => {
    const view = {
      search: 'tea & time',
      state: 'draft',
      sort: { by: 'name', descending: true },
      after: 'abc',
      before: null,
    } as const;
    expect(readCourseListView(writeCourseListView(view))).toEqual(view);
    expect(writeCourseListView(allCourses)).toBe('');
  });

  it('leaves out what it does not know', () => {
    expect(readCourseListView('?state=toString&sort=constructor&search=%20&page=3')).toEqual(allCourses);
    expect(readCourseListView(`?after=${'a'.repeat(501)}`)).toEqual(allCourses);
    expect(readCourseListView('?after=a&before=b')).toMatchObject({ after: 'a', before: null });
  });

  it('CRS-03 LIM-01 asks for 25 courses, forwards or backwards', () => {
    expect(courseListVariables('')).toMatchObject({ first: 25, last: null, orderBy: null, filter: { search: null } });
    expect(courseListVariables('?after=x')).toMatchObject({ first: 25, after: 'x', last: null, before: null });
    expect(courseListVariables('?before=x')).toMatchObject({ first: null, after: null, last: 25, before: 'x' });
  });

  it.each([
    ['published', { published: true, template: false }],
    ['draft', { published: false, template: false }],
    ['template', { template: true }],
  ])('CRS-15 the state %s is asked for as %o', (word, filter) => {
    expect(courseListVariables(`?state=${word}`).filter).toEqual({ search: null, ...filter });
  });

  it.each([
    ['-changed', { field: 'UPDATE_TIME', direction: 'DESC' }],
    ['name', { field: 'NAME', direction: 'ASC' }],
    ['state', { field: 'PUBLISHED', direction: 'ASC' }],
  ])('CRS-03 the order %s is asked for as %o', (word, orderBy) => {
    expect(courseListVariables(`?sort=${word}`).orderBy).toEqual(orderBy);
  });
});
