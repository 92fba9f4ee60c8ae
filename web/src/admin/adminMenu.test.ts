import { describe, expect, it } from 'vitest';
import { mayStay, partPath, permittedParts } from './adminMenu.ts';
import { hasScreen } from '../routing/pageFiles.ts';
import { adminParts } from './adminParts.ts';

/** The menu as it is when every part has its screen. */
const permittedItems = (roles: readonly string[]) => permittedParts(roles, () => true);

describe('the menu of the admin area', () => {
  it.each([
    ['ADM-02', 'home'],
    ['ADM-04 ROLE-03', 'progress'],
    ['BEY-16', 'discussion'],
  ] as const)('%s %s is there for a course admin', (_id, item) => {
    expect(permittedItems(['ROLE_COURSE_ADMIN'])).toContain(item);
    expect(permittedItems(['ROLE_VOUCHER_ADMIN'])).not.toContain(item);
    expect(permittedItems([])).not.toContain(item);
  });

  it.each([
    ['ADM-03', 'staff'],
    ['ADM-05', 'dashboard'],
    ['ADM-07', 'integrations'],
    ['ADM-08', 'users'],
  ] as const)('%s %s is there for an admin alone', (_id, item) => {
    expect(permittedItems(['ROLE_ADMIN'])).toContain(item);
    expect(permittedItems(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'])).not.toContain(item);
  });

  it('ADM-06 ROLE-10 campaign management is there for a voucher admin', () => {
    expect(permittedItems(['ROLE_VOUCHER_ADMIN'])).toContain('campaigns');
    expect(permittedItems(['ROLE_COURSE_ADMIN'])).not.toContain('campaigns');
  });

  it('ADM-09 ROLE-07 an admin sees all of it', () => {
    expect(permittedItems(['ROLE_ADMIN'])).toEqual([
      'home',
      'courses',
      'users',
      'groups',
      'staff',
      'progress',
      'discussion',
      'dashboard',
      'campaigns',
      'integrations',
      'privacy',
      'audit',
      'jobs',
      'profile',
    ]);
  });

  it('ADM-09 OP-39 a course admin sees only what is theirs, a pure voucher admin one thing, anyone else nothing', () => {
    expect(permittedItems(['ROLE_COURSE_ADMIN'])).toEqual(['home', 'courses', 'progress', 'discussion', 'jobs']);
    expect(permittedItems(['ROLE_VOUCHER_ADMIN'])).toEqual(['campaigns']);
    expect(permittedItems(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'])).toEqual([
      'home',
      'courses',
      'progress',
      'discussion',
      'campaigns',
      'jobs',
    ]);
    expect(permittedItems([])).toEqual([]);
  });

  it('ADM-01 has a part as soon as its page has a screen, and not before', () => {
    const progress = adminParts.progress.path;
    expect(permittedParts(['ROLE_COURSE_ADMIN'], (path) => path === progress)).toEqual(['progress']);
    expect(permittedParts(['ROLE_COURSE_ADMIN'], (path) => path !== progress)).toEqual([
      'home',
      'courses',
      'discussion',
      'jobs',
    ]);
    expect(permittedParts(['ROLE_ADMIN'])).toEqual(
      permittedParts(['ROLE_ADMIN'], () => true).filter((part) => hasScreen(adminParts[part].path)),
    );
  });
});

describe('a page of the admin area', () => {
  it('OP-39 lets in who has its menu item, with and without trailing slash', () => {
    for (const item of permittedItems(['ROLE_ADMIN'])) {
      const path = partPath(item);
      expect(mayStay(path, ['ROLE_ADMIN'])).toBe(true);
      expect(mayStay(path.slice(0, -1), ['ROLE_ADMIN'])).toBe(true);
      expect(mayStay(path, ['ROLE_VOUCHER_ADMIN'])).toBe(item === 'campaigns');
      expect(mayStay(path, [])).toBe(false);
    }
  });

  it('ROLE-03 the list of courses is for course admins', () => {
    expect(mayStay('/admin/courses/', ['ROLE_COURSE_ADMIN'])).toBe(true);
    expect(mayStay('/admin/courses/', ['ROLE_VOUCHER_ADMIN'])).toBe(false);
  });
});
