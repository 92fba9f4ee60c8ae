import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';

type ServiceAccountWire = Schemas['ServiceAccount'];

/** Which service account of which workspace. */
export interface ServiceAccountPlace {
  readonly workspaceId: number;
  readonly serviceAccountId: number;
}

const allPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/serviceaccounts`;
const onePath = ({ workspaceId, serviceAccountId }: ServiceAccountPlace): string =>
  `${allPath(workspaceId)}/${serviceAccountId}`;
const tokensPath = (place: ServiceAccountPlace): string => `${onePath(place)}/apitokens`;

/** `GET /secured/workspaces/{id}/serviceaccounts`. */
export const getServiceAccounts = (rest: Rest, workspaceId: number): Promise<ServiceAccountWire[]> =>
  rest.get(allPath(workspaceId));

/** `POST /secured/workspaces/{id}/serviceaccounts`. */
export const postServiceAccount = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['NewServiceAccount'],
  idempotencyKey: string | null | undefined,
): Promise<ServiceAccountWire> => rest.post(allPath(workspaceId), body, { idempotencyKey });

/** `PATCH /secured/workspaces/{id}/serviceaccounts/{serviceAccountId}`. */
export const patchServiceAccount = (
  rest: Rest,
  place: ServiceAccountPlace,
  body: Schemas['ServiceAccountPatch'],
): Promise<ServiceAccountWire> => rest.patch(onePath(place), body);

/** `DELETE /secured/workspaces/{id}/serviceaccounts/{serviceAccountId}`. */
export const deleteServiceAccountById = (rest: Rest, place: ServiceAccountPlace): Promise<null> =>
  rest.delete(onePath(place));

/** `GET /secured/workspaces/{id}/serviceaccounts/{serviceAccountId}/apitokens`. */
export const getServiceTokens = (rest: Rest, place: ServiceAccountPlace): Promise<Schemas['ApiToken'][]> =>
  rest.get(tokensPath(place));

/** `POST /secured/workspaces/{id}/serviceaccounts/{serviceAccountId}/apitokens`; without a key, as for a token of a person. */
export const postServiceToken = (
  rest: Rest,
  place: ServiceAccountPlace,
  body: Schemas['NewApiToken'],
): Promise<Schemas['CreatedApiToken']> => rest.post(tokensPath(place), body);

/** `POST /secured/workspaces/{id}/serviceaccounts/{serviceAccountId}/apitokens/{apiTokenId}/_rotate`. */
export const postServiceTokenRotation = (
  rest: Rest,
  { apiTokenId, ...place }: ServiceAccountPlace & { readonly apiTokenId: number },
  body: Schemas['ApiTokenRotation'],
): Promise<Schemas['CreatedApiToken']> => rest.post(`${tokensPath(place)}/${apiTokenId}/_rotate`, body);
