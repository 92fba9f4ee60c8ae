import type { PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { ProfileWire, WorkspaceWire } from './workspaceWire.ts';

export const workspacesPath = '/api/v1/public/workspaces';

/** At most one row (OP-27). */
export type WorkspacesWire = PageWire<WorkspaceWire>;

/** REST-38 `GET /public/workspaces`: the workspace of the host. */
export const getPublicWorkspaces = (rest: Rest): Promise<WorkspacesWire> => rest.getPublic(workspacesPath);

/** REST-50 `GET /static/workspaces/{profileName}/profile.json`. */
export const getProfile = (rest: Rest, profileName: string): Promise<ProfileWire> =>
  rest.getPublic(`/static/workspaces/${encodeURIComponent(profileName)}/profile.json`);

/** REST-37 `POST /secured/consents/{id}/users`, no payload; accepting again changes nothing. */
export const postConsentUser = (rest: Rest, consentId: number): Promise<null> =>
  rest.post(`/api/v1/secured/consents/${consentId}/users`);
