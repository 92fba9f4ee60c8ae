import type { Rest } from '../rest/Rest.ts';
import { workspacePath } from '../workspace/workspaceApi.ts';

/** Somebody of a workspace, for admins. */
export interface OfWorkspace {
  readonly workspaceId: number;
  readonly userId: number;
}

const pathOf = (person: OfWorkspace | null): string =>
  person === null ? '/api/v1/secured/users/me' : `${workspacePath(person.workspaceId)}/users/${person.userId}`;

/** `GET …/personaldata`: everything about a person by kind; null means the one who asks. */
export const getPersonalData = (rest: Rest, person: OfWorkspace | null): Promise<Readonly<Record<string, unknown>>> =>
  rest.get(`${pathOf(person)}/personaldata`);

/** `DELETE /secured/users/me` or `…/users/{userId}`. 409 for the last admin, 400 when the name typed is another. */
export const deletePerson = (rest: Rest, person: OfWorkspace | null, confirmUsername: string): Promise<null> =>
  rest.delete(pathOf(person), { confirmUsername });
