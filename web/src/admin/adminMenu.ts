import { hasRole } from '../routing/guards.ts';
import { hasScreen } from '../routing/pageFiles.ts';
import { normalisePath } from '../routing/normalisePath.ts';
import { adminParts, type AdminPartName } from './adminParts.ts';

/**
 * The parts that someone with these roles has (ADM-09, OP-39): an admin all, others what their role opens. Parts without a screen are
 * left out, so that nothing leads nowhere.
 */
export function permittedParts(roles: readonly string[], isBuilt: typeof hasScreen = hasScreen): AdminPartName[] {
  return (Object.keys(adminParts) as AdminPartName[]).filter(
    (part) => hasRole(roles, adminParts[part].needs) && isBuilt(adminParts[part].path),
  );
}

/** The address of a part, with trailing slash. */
export function partPath(part: AdminPartName): string {
  return `${adminParts[part].path}/`;
}

/**
 * Whether someone with these roles may stay on a page of the admin layout, be its screen there or not. Asked at each drawing, because
 * roles may end while a page is open: a trial runs out, a right is withdrawn (TRIAL-04).
 */
export function mayStay(pathname: string, roles: readonly string[]): boolean {
  const path = normalisePath(pathname);
  const parts = Object.values(adminParts);
  // A page below that of a part belongs to it; everything lies below the first page.
  const part =
    parts.find((entry) => entry.path === path) ??
    parts.find((entry) => entry.path !== adminParts.home.path && path.startsWith(`${entry.path}/`));
  return part !== undefined && hasRole(roles, part.needs);
}
