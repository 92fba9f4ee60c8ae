/**
 * Who may call a route. Every route declares one in `config.access`; a route without it fails at start.
 *
 * - `infrastructure`: no workspace and no viewer (health, metrics, documents)
 * - `client`: the OAuth client's Basic header, checked by the route itself (`/oauth/token`)
 * - `public`: everyone; `request.viewer` is there when a valid token came along
 * - `learner`: any signed-in user of the host's workspace
 * - `courseAdmin`, `voucherAdmin`, `admin`: that role; `ROLE_ADMIN` implies the other two (OP-54)
 */
export type Access = 'infrastructure' | 'client' | 'public' | 'learner' | 'courseAdmin' | 'voucherAdmin' | 'admin';

export interface Roles {
  readonly admin: boolean;
  readonly courseAdmin: boolean;
  readonly voucherAdmin: boolean;
}

/** Who calls, read fresh from the database for each request. */
export interface Viewer {
  readonly userId: number;
  readonly roles: Roles;
  /** The row of the refresh token that the access token was issued with. */
  readonly tokenId: string;
  readonly familyId: string;
}

const trialDays = 30;
const dayMs = 86_400_000;

/** Rights of a user as roles. On an expired trial all three count as absent (OP-48, ROLE-05). */
export function rolesOf(
  user: { readonly roleAdmin: boolean; readonly createCourse: boolean; readonly createVoucher: boolean },
  workspace: { readonly trial: boolean; readonly createdTime: Date },
  now: Date,
): Roles {
  const expired = workspace.trial && now.getTime() - workspace.createdTime.getTime() >= trialDays * dayMs;
  return {
    admin: !expired && user.roleAdmin,
    courseAdmin: !expired && (user.roleAdmin || user.createCourse),
    voucherAdmin: !expired && (user.roleAdmin || user.createVoucher),
  };
}

/** Whether a viewer passes the rule of a route; an anonymous caller (null) passes the open ones only. */
export function mayAccess(access: Access, viewer: Viewer | null): boolean {
  switch (access) {
    case 'infrastructure':
    case 'client':
    case 'public':
      return true;
    case 'learner':
      return viewer !== null;
    default:
      return viewer?.roles[access] ?? false;
  }
}
