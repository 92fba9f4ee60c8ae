import type { Policy, Viewer } from '../http/access.ts';
import { opens, scopeRefusal, type TokenScope } from '../http/tokenScope.ts';

/** Who takes everything of a workspace as a file. Asked at the order, while the file is written, and at each download. */
export const policy = {
  orderExport: 'admin',
  downloadExport: 'admin',
} as const satisfies Policy;

/** The same for work that nobody waits for. */
export const mayExport = (viewer: Viewer | null): viewer is Viewer => viewer?.roles.admin === true;

/** An API token reads by a file what it may read by a list. Throws SCOPE_MISSING. */
export function assertScope({ apiToken }: Viewer, scope: TokenScope): void {
  if (apiToken !== null && !opens(apiToken.scopes, scope)) {
    throw scopeRefusal(scope);
  }
}
