import type { PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { ProfileWire, WorkspaceWire } from './workspaceWire.ts';

/** REST-38 `GET /public/workspaces`: the workspace of the host, at most one row (OP-27). */
export const getPublicWorkspaces = (rest: Rest): Promise<PageWire<WorkspaceWire>> =>
  rest.getPublic('/api/v1/public/workspaces');

/** REST-50 `GET /static/workspaces/{profileName}/profile.json`. */
export const getProfile = (rest: Rest, profileName: string): Promise<ProfileWire> =>
  rest.getPublic(`/static/workspaces/${encodeURIComponent(profileName)}/profile.json`);

/** REST-37 `POST /secured/consents/{id}/users`, no payload; accepting again changes nothing. */
export const postConsentUser = (rest: Rest, consentId: number): Promise<null> =>
  rest.post(`/api/v1/secured/consents/${consentId}/users`);
