import { describe, expect, it } from 'vitest';
import { mayStay, partPath, permittedParts } from './adminMenu.ts';
import { hasScreen } from '../routing/pageFiles.ts';
import pages from '../../../contracts/pages.json' with { type: 'json' };
import { adminParts, type AdminPartName } from './adminParts.ts';

/** The menu as it is when every part has its screen. */
const permittedItems = (roles: readonly string[]) => permittedParts(roles, () => true);

describe('the menu of the admin area', () => {
  it.each([
    ['ADM-02', 'home'],
    ['ADM-01 LIB-03', 'library'],
    ['ADM-01 SLIB-02', 'savedSections'],
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
      'library',
      'savedSections',
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
    const ofCourses = ['home', 'courses', 'library', 'savedSections', 'progress', 'discussion'];
    expect(permittedItems(['ROLE_COURSE_ADMIN'])).toEqual([...ofCourses, 'jobs']);
    expect(permittedItems(['ROLE_VOUCHER_ADMIN'])).toEqual(['campaigns']);
    expect(permittedItems(['ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'])).toEqual([...ofCourses, 'campaigns', 'jobs']);
    expect(permittedItems([])).toEqual([]);
  });

  it.each([
    ['ROLE_COURSE_ADMIN', ['home', 'courses', 'library', 'savedSections', 'progress', 'discussion', 'jobs']],
    ['ROLE_VOUCHER_ADMIN', ['campaigns']],
    ['ROLE_ADMIN', Object.keys(adminParts)],
  ] as const)('OP-150 %s has these parts and no other, in tiles, menu and pages', (role, parts) => {
    expect(permittedParts([role], () => true)).toEqual(parts);
    const opened = (Object.keys(adminParts) as AdminPartName[]).filter((part) => mayStay(partPath(part), [role]));
    expect(opened).toEqual(parts);
  });

  it('OP-150 what a part needs is what the contract of the pages says of its address', () => {
    const roleOf: Readonly<Record<string, string>> = {
      admin: 'ROLE_ADMIN',
      adminArea: 'ROLE_COURSE_ADMIN',
      courseAdmin: 'ROLE_COURSE_ADMIN',
      voucherAdmin: 'ROLE_VOUCHER_ADMIN',
    };
    // Appearance has its own guard: in a trial anyone who made it may customise it, too.
    const guarded = Object.values(adminParts).filter(({ path }) => path !== '/customize-workspace');
    expect(guarded.map(({ path }) => [path, roleOf[pages[path].who]])).toEqual(
      guarded.map(({ path, needs }) => [path, needs]),
    );
  });

  it('ADM-01 has a part as soon as its page has a screen, and not before', () => {
    const progress = adminParts.progress.path;
    expect(permittedParts(['ROLE_COURSE_ADMIN'], (path) => path === progress)).toEqual(['progress']);
    expect(permittedParts(['ROLE_COURSE_ADMIN'], (path) => path !== progress)).toEqual([
      'home',
      'courses',
      'library',
      'savedSections',
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
