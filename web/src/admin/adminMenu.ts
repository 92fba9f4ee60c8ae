import { hasRole, type RoleName } from '../routing/guards.ts';
import { links } from '../routing/links.ts';

/** A part of the admin area that stands in its menu. */
export type AdminItem =
  | 'home'
  | 'progress'
  | 'dashboard'
  | 'users'
  | 'staff'
  | 'campaigns'
  | 'integrations'
  | 'profile';

/** Each part with its address and the role that opens it (ADM-02…08), in the order of the menu. */
const items: Readonly<Record<AdminItem, { path: string; needs: RoleName }>> = {
  home: { path: links.admin, needs: 'ROLE_COURSE_ADMIN' },
  progress: { path: links.adminProgress, needs: 'ROLE_COURSE_ADMIN' },
  dashboard: { path: links.adminDashboard, needs: 'ROLE_ADMIN' },
  users: { path: links.adminUsers, needs: 'ROLE_ADMIN' },
  staff: { path: links.adminStaff, needs: 'ROLE_ADMIN' },
  campaigns: { path: links.adminCampaigns, needs: 'ROLE_VOUCHER_ADMIN' },
  integrations: { path: links.adminIntegrations, needs: 'ROLE_ADMIN' },
  profile: { path: links.workspaceProfile, needs: 'ROLE_ADMIN' },
};

/** What someone with these roles finds in the menu (ADM-09, OP-39): an admin everything, others what their role opens. */
export function permittedItems(roles: readonly string[]): AdminItem[] {
  return (Object.keys(items) as AdminItem[]).filter((item) => hasRole(roles, items[item].needs));
}

/** Where a part is. */
export function itemPath(item: AdminItem): string {
  return items[item].path;
}

/**
 * Whether someone with these roles may stay on a page of the admin layout. Asked at each drawing, because roles may end while a page
 * is open: a trial runs out, a right is withdrawn (TRIAL-04).
 */
export function mayStay(pathname: string, roles: readonly string[]): boolean {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (path === links.adminCourses) return hasRole(roles, 'ROLE_COURSE_ADMIN');
  const item = Object.values(items).find((entry) => entry.path === path);
  return item !== undefined && hasRole(roles, item.needs);
}
