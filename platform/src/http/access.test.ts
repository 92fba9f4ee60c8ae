import { describe, expect, test } from 'vitest';
import { mayAccess, mayCustomise, rolesOf, type Access, type Viewer } from './access.ts';

const now = new Date('2030-01-31T12:00:00.000Z');
const none = { roleAdmin: false, createCourse: false, createVoucher: false };
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('roles', () => {
  test('OP-54 ROLE_ADMIN implies the other two, each right gives one', () => {
    const workspace = { trial: false, createdTime: daysAgo(400) };
    expect(rolesOf({ ...none, roleAdmin: true }, workspace, now)).toEqual({
      admin: true,
      courseAdmin: true,
      voucherAdmin: true,
    });
    expect(rolesOf({ ...none, createCourse: true }, workspace, now)).toEqual({
      admin: false,
      courseAdmin: true,
      voucherAdmin: false,
    });
    expect(rolesOf({ ...none, createVoucher: true }, workspace, now).voucherAdmin).toBe(true);
  });

  test('ROLE-05 OP-48 LIM-05 on a trial all roles count for 30 days and then no more', () => {
    const all = { roleAdmin: true, createCourse: true, createVoucher: true };
    expect(rolesOf(all, { trial: true, createdTime: daysAgo(29.9) }, now).admin).toBe(true);
    expect(rolesOf(all, { trial: true, createdTime: daysAgo(30) }, now)).toEqual({
      admin: false,
      courseAdmin: false,
      voucherAdmin: false,
    });
  });

  test('OP-82 OP-38 an admin customises, and on an expired trial its creator', () => {
    const running = { trial: true, createdTime: daysAgo(1) };
    const expired = { trial: true, createdTime: daysAgo(30) };
    const creator = { ...none, roleAdmin: true, isCreator: true };
    const otherAdmin = { ...none, roleAdmin: true, isCreator: false };
    expect([running, expired].map((trial) => mayCustomise(creator, trial, now))).toEqual([true, true]);
    expect([running, expired].map((trial) => mayCustomise(otherAdmin, trial, now))).toEqual([true, false]);
    expect(mayCustomise({ ...none, isCreator: true }, running, now)).toBe(false);
    expect(mayCustomise({ ...none, createCourse: true, isCreator: false }, expired, now)).toBe(false);
  });
});

const viewer = (roles: Partial<Viewer['roles']>, customises = false): Viewer => ({
  userId: 7,
  mayCustomise: customises,
  session: null,
  apiToken: null,
  roles: { admin: false, courseAdmin: false, voucherAdmin: false, ...roles },
});

describe('who may call', () => {
  const people: Record<string, Viewer | null> = {
    anonymous: null,
    learner: viewer({}),
    author: viewer({ courseAdmin: true }),
    voucherAdmin: viewer({ voucherAdmin: true }),
    admin: viewer({ admin: true, courseAdmin: true, voucherAdmin: true }, true),
    creatorOfExpired: viewer({}, true),
  };
  test.each<[Access, string[]]>([
    ['infrastructure', ['anonymous', 'learner', 'author', 'voucherAdmin', 'admin', 'creatorOfExpired']],
    ['client', ['anonymous', 'learner', 'author', 'voucherAdmin', 'admin', 'creatorOfExpired']],
    ['public', ['anonymous', 'learner', 'author', 'voucherAdmin', 'admin', 'creatorOfExpired']],
    ['learner', ['learner', 'author', 'voucherAdmin', 'admin', 'creatorOfExpired']],
    ['courseAdmin', ['author', 'admin']],
    ['voucherAdmin', ['voucherAdmin', 'admin']],
    ['admin', ['admin']],
    ['customiser', ['admin', 'creatorOfExpired']],
  ])('ROLE-03 ROLE-14 %s is open to %j', (access, expected) => {
    expect(Object.keys(people).filter((name) => mayAccess(access, people[name] ?? null))).toEqual(expected);
  });
});
