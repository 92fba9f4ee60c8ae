import type { JobWire } from '../job/jobWire.ts';
import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { encoded, withQuery } from '../rsql.ts';
import type { FoundUserWire, PersonWire } from './personWire.ts';
import { workspacePath } from './workspacePaths.ts';

const usersPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/users`;
const accessPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/usersaccess`;

/** The same list as CSV. */
export const peopleCsvPath = (workspaceId: number): string => `${accessPath(workspaceId)}.csv`;

/** REST-48 `GET /secured/workspaces/{id}/usersaccess`: everyone, for admins. */
export const getPeople = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly q: string; readonly sort: string | undefined },
): Promise<PageWire<PersonWire>> => rest.get(withQuery(accessPath(workspaceId), { ...query }));

/** REST-45 `GET /secured/workspaces/{id}/users/{userId}`. */
export const getPerson = (rest: Rest, workspaceId: number, userId: number): Promise<PersonWire> =>
  rest.get(`${usersPath(workspaceId)}/${userId}`);

/** REST-46 `POST /secured/workspaces/{id}/users`; 409 when the person was added before. */
export const postPerson = (rest: Rest, workspaceId: number, person: Schemas['PersonRequest']): Promise<PersonWire> =>
  rest.post(usersPath(workspaceId), person);

/** REST-47 `PUT /secured/workspaces/{id}/users/{userId}`: what is left out stays. */
export const putPerson = (
  rest: Rest,
  workspaceId: number,
  userId: number,
  changes: Schemas['RightsRequest'],
): Promise<PersonWire> => rest.put(`${usersPath(workspaceId)}/${userId}`, changes);

/** REST-49 `POST /secured/workspaces/{id}/usersaccess/{userId}/_invite`; 409 for an account whose address is proven. */
export const postInvitation = (rest: Rest, workspaceId: number, userId: number): Promise<PersonWire> =>
  rest.post(`${accessPath(workspaceId)}/${userId}/_invite`);

/** `POST /secured/workspaces/{id}/usersaccess/{userId}/_restore`; 409 for anyone who has access. */
export const postRestored = (rest: Rest, workspaceId: number, userId: number): Promise<PersonWire> =>
  rest.post(`${accessPath(workspaceId)}/${userId}/_restore`);

/** `POST /secured/workspaces/{id}/usersaccess/{userId}/_withdraw`; 409 for the last admin and for someone who has none. */
export const postWithdrawn = (rest: Rest, workspaceId: number, userId: number): Promise<PersonWire> =>
  rest.post(`${accessPath(workspaceId)}/${userId}/_withdraw`);

/** `PUT /secured/workspaces/{id}/usersaccess/{userId}/_admin`; 409 for the last admin, 403 with SIGN_IN_AGAIN. */
export const putAdmin = (
  rest: Rest,
  workspaceId: number,
  userId: number,
  body: Schemas['AdminRequest'],
): Promise<PersonWire> => rest.put(`${accessPath(workspaceId)}/${userId}/_admin`, body);

export type InvitedPeopleWire = PageWire<Schemas['InvitedPerson']> & { readonly counts: Schemas['InvitedCounts'] };

/** USERS-04 `GET /secured/workspaces/{id}/usersaccess/_invite`: whom inviting everyone would reach. */
export const getInvitedPeople = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly q: string; readonly resend: string },
): Promise<InvitedPeopleWire> => rest.get(withQuery(`${accessPath(workspaceId)}/_invite`, { ...query }));

/** USERS-04 `POST /secured/workspaces/{id}/usersaccess/_invite`: everyone at once. */
export const postInvitations = (
  rest: Rest,
  workspaceId: number,
  resend: boolean,
  idempotencyKey: string | null | undefined,
): Promise<Schemas['InvitedEveryone']> =>
  rest.post(`${accessPath(workspaceId)}/_invite`, { resend } satisfies Schemas['InviteEveryoneRequest'], {
    idempotencyKey,
  });

/** `POST /secured/workspaces/{id}/usersaccess/_import`: 202 with the job. */
export const postPeopleImport = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['PeopleImport'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['PeopleImportJob']> => rest.post(`${accessPath(workspaceId)}/_import`, body, { idempotencyKey });

/** `POST /secured/workspaces/{id}/usersaccess/_change`: 202 with the job. */
export const postPeopleChange = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['PeopleChange'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> => rest.post(`${accessPath(workspaceId)}/_change`, body, { idempotencyKey });

/** `POST /secured/workspaces/{id}/usersaccess/_undo`: 202 with the job; 409 while what it undoes still runs. */
export const postPeopleUndo = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['PeopleUndo'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> => rest.post(`${accessPath(workspaceId)}/_undo`, body, { idempotencyKey });

/** REST-13 `GET /public/users/_searchByUsername/{username}`, with the token: 404 with 1001 for anyone who may not know (OP-30). */
export const getUserByUsername = (rest: Rest, username: string): Promise<FoundUserWire> =>
  rest.get(`/api/v1/public/users/_searchByUsername/${encoded(username)}`);
