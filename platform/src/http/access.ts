import type { Id } from '../shared/id.ts';
import type { TokenScope } from './tokenScope.ts';

/**
 * Who may call a route. Every route declares one in `config.access`; a route without it fails at start.
 *
 * - `infrastructure`: no workspace and no viewer (health, metrics, documents)
 * - `client`: the OAuth client's Basic header, checked by the route itself (`/oauth/token`)
 * - `identityProvider`: the token of the workspace's identity provider, checked by the route itself (`/scim/v2`); no viewer
 * - `public`: everyone; `request.viewer` is there when a valid token came along
 * - `learner`: any signed-in user of the host's workspace
 * - `courseAdmin`, `voucherAdmin`, `admin`: that role; `ROLE_ADMIN` implies the other two (OP-54)
 * - `customiser`: `ROLE_ADMIN`, and on an expired trial the one who made the workspace (OP-82)
 */
export type Access =
  | 'infrastructure'
  | 'client'
  | 'identityProvider'
  | 'public'
  | 'learner'
  | 'courseAdmin'
  | 'voucherAdmin'
  | 'admin'
  | 'customiser';

/** Who may do what in a room, by what is done: what its routes declare. It stands in the `policy.ts` of the room. */
export type Policy = Readonly<Record<string, Access>>;

export interface Roles {
  readonly admin: boolean;
  readonly courseAdmin: boolean;
  readonly voucherAdmin: boolean;
}

/** Who calls, read fresh from the database for each request. */
export interface Viewer {
  readonly userId: Id;
  readonly roles: Roles;
  /** Whether the viewer may change how the workspace looks: an admin, and on an expired trial the one who made it (OP-82). */
  readonly mayCustomise: boolean;
  /** The sign-in; null for a program that calls with an API token. */
  readonly session: ViewerSession | null;
  /** The API token; null for who is signed in. */
  readonly apiToken: ViewerApiToken | null;
}

export interface ViewerSession {
  /** The row of the refresh token that the access token was issued with. */
  readonly tokenId: string;
  readonly familyId: string;
}

export interface ViewerApiToken {
  readonly tokenId: Id;
  readonly scopes: readonly TokenScope[];
  readonly name: string;
  readonly lastCharacters: string;
  /** Whether it calls for a service account, which is no person. */
  readonly serviceAccount: boolean;
}

const trialDays = 30;
const dayMs = 86_400_000;

export interface UserRights {
  readonly roleAdmin: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

export interface TrialState {
  readonly trial: boolean;
  readonly createdTime: Date;
}

/** Whether the 30 days of a trial are over (LIM-05, TRIAL-03). */
export const isExpiredTrial = ({ trial, createdTime }: TrialState, now: Date): boolean =>
  trial && now.getTime() - createdTime.getTime() >= trialDays * dayMs;

/** Rights of a user as roles. On an expired trial all three count as absent (OP-48, ROLE-05). */
export function rolesOf(user: UserRights, workspace: TrialState, now: Date): Roles {
  const expired = isExpiredTrial(workspace, now);
  return {
    admin: !expired && user.roleAdmin,
    courseAdmin: !expired && (user.roleAdmin || user.createCourse),
    voucherAdmin: !expired && (user.roleAdmin || user.createVoucher),
  };
}

/** Whether a user may change how the workspace looks (OP-38, OP-82). */
export const mayCustomise = (
  user: UserRights & { readonly isCreator: boolean },
  workspace: TrialState,
  now: Date,
): boolean => rolesOf(user, workspace, now).admin || (isExpiredTrial(workspace, now) && user.isCreator);

/** What someone may do at a moment. */
export const rightsAt = (
  user: UserRights & { readonly isCreator: boolean },
  workspace: TrialState,
  now: Date,
): Pick<Viewer, 'roles' | 'mayCustomise'> => ({
  roles: rolesOf(user, workspace, now),
  mayCustomise: mayCustomise(user, workspace, now),
});

/** Whether a viewer passes the rule of a route; an anonymous caller (null) passes the open ones only. */
export function mayAccess(access: Access, viewer: Viewer | null): boolean {
  switch (access) {
    case 'infrastructure':
    case 'client':
    case 'identityProvider':
    case 'public':
      return true;
    case 'learner':
      return viewer !== null;
    case 'customiser':
      return viewer?.mayCustomise ?? false;
    default:
      return viewer?.roles[access] ?? false;
  }
}
