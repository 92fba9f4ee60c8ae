import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';

/** Everything that is stored about a person, by kind. */
export type PersonalDataWire = Schemas['PersonalData'];

const me = '/api/v1/secured/users/me';
const personPath = (workspaceId: number, userId: number): string => `${workspacePath(workspaceId)}/users/${userId}`;

/** `GET /secured/users/me/personaldata`. */
export const getOwnData = (rest: Rest): Promise<PersonalDataWire> => rest.get(`${me}/personaldata`);

/** `GET /secured/workspaces/{id}/users/{userId}/personaldata`, for admins. */
export const getPersonalData = (rest: Rest, workspaceId: number, userId: number): Promise<PersonalDataWire> =>
  rest.get(`${personPath(workspaceId, userId)}/personaldata`);

/** `password` is needed of someone with one who erases themselves. */
export type ErasureWire = Schemas['ErasePersonalData'];

/** `DELETE /secured/users/me`. 409 for the last admin, 400 for another name or a wrong password, 403 for an old sign-in. */
export const deleteMe = (rest: Rest, erasure: ErasureWire): Promise<null> => rest.delete(me, erasure);

/** `DELETE /secured/workspaces/{id}/users/{userId}`, for admins; refused as {@link deleteMe} is. */
export const deletePerson = (rest: Rest, workspaceId: number, userId: number, erasure: ErasureWire): Promise<null> =>
  rest.delete(personPath(workspaceId, userId), erasure);
