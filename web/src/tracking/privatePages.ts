import { normalisePath } from '../routing/normalisePath.ts';
import { pagePaths } from '../routing/pagePaths.ts';

const paths = new Set(
  Object.entries(pagePaths)
    .filter(([, page]) => page.private)
    .map(([path]) => path),
);

/**
 * Whether passwords are typed on the page, its address may carry a token, or rights are given on it. What someone else wrote
 * never runs there, anyone who configured it (a script of an admin could read the password; the gateway's policy says the same).
 */
export function isPrivatePage(pathname: string): boolean {
  const path = normalisePath(pathname);
  return paths.has(path) || path.startsWith('/admin/');
}
