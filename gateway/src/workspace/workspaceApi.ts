import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest, RestAnswer, Versioned } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import {
  profileFolder,
  profilePath,
  publicWorkspacesPath,
  securedWorkspacesPath,
  workspacePath,
} from './workspacePaths.ts';
import type { ConsentVersionWire, ProfilePutWire, ProfileWire, WorkspaceWire } from './workspaceWire.ts';

/** At most one row (OP-27). */
export type WorkspacesWire = PageWire<WorkspaceWire>;

/** REST-38 `GET /public/workspaces`: the workspace of the host. */
export const getPublicWorkspaces = (rest: Rest): Promise<WorkspacesWire> => rest.getPublic(publicWorkspacesPath);

/** REST-39 `GET /secured/workspaces/{id}`, for admins. */
export const getSecuredWorkspace = (rest: Rest, workspaceId: number): Promise<WorkspaceWire> =>
  rest.get(workspacePath(workspaceId));

/** REST-40 `POST /secured/workspaces`, no payload: 201 makes the trial workspace of the host, 200 answers one that was there (OP-48). */
export const postWorkspace = (rest: Rest): Promise<RestAnswer<WorkspaceWire>> =>
  rest.write('POST', securedWorkspacesPath);

export type ProfileVersion = Versioned<ProfileWire>;

/** REST-50 `GET /static/workspaces/{profileName}/profile.json`. */
export const getProfile = (rest: Rest, profileName: string): Promise<ProfileVersion> =>
  rest.getPublicVersion(profilePath(profileName));

/** OP-82 `PUT /secured/workspaces/{id}/profile`: replaces all of it. 412 when `version` is given and moved on. */
export const putProfile = (
  rest: Rest,
  workspaceId: number,
  profile: ProfilePutWire,
  version: string | null,
): Promise<RestAnswer<ProfileWire>> =>
  rest.write('PUT', `${workspacePath(workspaceId)}/profile`, profile, { ifMatch: version });

/** REST-52 `GET /static/workspaces/{profileName}/template.html`. */
export const getTemplate = (rest: Rest, profileName: string): Promise<string> =>
  rest.getPublicText(`${profileFolder(profileName)}/template.html`);

/** REST-37 `POST /secured/consents/{id}/users`, no payload; accepting again changes nothing. */
export const postConsentUser = (rest: Rest, consentId: number): Promise<null> =>
  rest.post(`/api/v1/secured/consents/${consentId}/users`);

/** `GET /secured/workspaces/{id}/consents`, the newest first. */
export const getConsents = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest,
): Promise<PageWire<ConsentVersionWire>> => rest.get(withQuery(`${workspacePath(workspaceId)}/consents`, { ...query }));

/** `POST /secured/workspaces/{id}/consents`: a version that becomes the active one. */
export const postConsent = (
  rest: Rest,
  workspaceId: number,
  url: string,
  idempotencyKey: string | null | undefined,
): Promise<ConsentVersionWire> =>
  rest.post(`${workspacePath(workspaceId)}/consents`, { url } satisfies Schemas['ConsentRequest'], { idempotencyKey });

/** `GET /secured/workspaces/{id}/setup`, for admins of a trial. */
export const getSetup = (rest: Rest, workspaceId: number): Promise<Schemas['WorkspaceSetup']> =>
  rest.get(`${workspacePath(workspaceId)}/setup`);

/** `PUT /secured/workspaces/{id}/setup`: hides the first steps of a trial, or shows them again. */
export const putSetup = (rest: Rest, workspaceId: number, hidden: boolean): Promise<Schemas['WorkspaceSetup']> =>
  rest.put(`${workspacePath(workspaceId)}/setup`, { hidden });
