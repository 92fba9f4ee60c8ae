import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';

const ownPath = '/api/v1/secured/users/me/apitokens';
const workspaceTokensPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/apitokens`;

/** `GET /secured/users/me/apitokens`. */
export const getOwnApiTokens = (rest: Rest): Promise<Schemas['ApiToken'][]> => rest.get(ownPath);

/** `GET /secured/workspaces/{id}/apitokens`. */
export const getWorkspaceApiTokens = (rest: Rest, workspaceId: number): Promise<Schemas['ApiToken'][]> =>
  rest.get(workspaceTokensPath(workspaceId));

/** `POST /secured/users/me/apitokens`. Without a key, under which the token would be stored with the reply. */
export const postApiToken = (rest: Rest, body: Schemas['NewApiToken']): Promise<Schemas['CreatedApiToken']> =>
  rest.post(ownPath, body);

/** `POST /secured/users/me/apitokens/{id}/_rotate`. */
export const postApiTokenRotation = (
  rest: Rest,
  apiTokenId: number,
  body: Schemas['ApiTokenRotation'],
): Promise<Schemas['CreatedApiToken']> => rest.post(`${ownPath}/${apiTokenId}/_rotate`, body);

/** `DELETE /secured/users/me/apitokens/{id}`; 404 for one of someone else. */
export const deleteOwnApiToken = (rest: Rest, apiTokenId: number): Promise<null> =>
  rest.delete(`${ownPath}/${apiTokenId}`);

/** `DELETE /secured/workspaces/{id}/apitokens/{apiTokenId}`. */
export const deleteWorkspaceApiToken = (rest: Rest, workspaceId: number, apiTokenId: number): Promise<null> =>
  rest.delete(`${workspaceTokensPath(workspaceId)}/${apiTokenId}`);
