import { links } from '../routing/links.ts';
import { normalisePath } from '../routing/matchPage.ts';

const paths = new Set(
  [
    links.signIn,
    '/signin/callback',
    '/passwordreset',
    links.passwordResetSuccess,
    links.settings,
    links.workspaceProfile,
  ].map(normalisePath),
);
const admin = normalisePath(links.admin);

/**
 * Whether passwords are typed on the page, its address may carry a token, or rights are given on it. What somebody else wrote
 * never runs there, whoever configured it (design, section 8; the gateway's policy says the same).
 */
export function isPrivatePage(pathname: string): boolean {
  const path = normalisePath(pathname);
  return paths.has(path) || path === admin || path.startsWith(`${admin}/`);
}
