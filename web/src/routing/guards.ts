import { links } from './links.ts';

/**
 * Who may open a page (OP-38): someone signed in, a course admin (one guard for the list of courses, one for the admin area), one
 * who runs the workspace, one who runs campaigns (OP-39), or only someone who is not signed in yet.
 */
export type Guard = 'signedIn' | 'courseAdmin' | 'adminArea' | 'admin' | 'voucherAdmin' | 'guest';

/** A role by the name that the schema gives it. */
export type RoleName = 'ROLE_ADMIN' | 'ROLE_COURSE_ADMIN' | 'ROLE_VOUCHER_ADMIN';

/** Whether someone with these roles counts as one with `needed`: who runs the workspace counts as everything (OP-54). */
export function hasRole(roles: readonly string[], needed: RoleName): boolean {
  return roles.includes('ROLE_ADMIN') || roles.includes(needed);
}

const neededRole: Partial<Record<Guard, RoleName>> = {
  courseAdmin: 'ROLE_COURSE_ADMIN',
  adminArea: 'ROLE_COURSE_ADMIN',
  admin: 'ROLE_ADMIN',
  voucherAdmin: 'ROLE_VOUCHER_ADMIN',
};

/**
 * Where to go instead, null when the page may be opened. `roles` are those of the viewer, null for a visitor.
 * NAV-02, NAV-03 go to "/", NAV-04 to "/dashboard/".
 */
export function guardTarget(guard: Guard, roles: readonly string[] | null): string | null {
  if (guard === 'guest') return roles ? links.dashboard : null;
  if (!roles) return links.home;
  const needed = neededRole[guard];
  return needed === undefined || hasRole(roles, needed) ? null : links.home;
}
