import type { JobWire } from '../job/jobWire.ts';
import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type {
  DiscoveryWire,
  IntegrationCheckWire,
  IntegrationProviderWire,
  IntegrationWire,
} from './integrationWire.ts';

const listPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/integrations`;
const onePath = (workspaceId: number, id: number): string => `${listPath(workspaceId)}/${id}`;

/** REST-65 `GET /secured/integrations`: what can be connected. */
export const getProviders = (rest: Rest, page: PageRequest): Promise<PageWire<IntegrationProviderWire>> =>
  rest.get(withQuery('/api/v1/secured/integrations', { ...page }));

/** REST-66 `GET /secured/workspaces/{id}/integrations`. */
export const getIntegrations = (
  rest: Rest,
  workspaceId: number,
  page: PageRequest,
): Promise<PageWire<IntegrationWire>> => rest.get(withQuery(listPath(workspaceId), { ...page }));

/** REST-66 `GET /secured/workspaces/{id}/integrations/{integrationId}`. */
export const getIntegration = (rest: Rest, workspaceId: number, id: number): Promise<IntegrationWire> =>
  rest.get(onePath(workspaceId, id));

/** REST-67 `POST /secured/workspaces/{id}/integrations`; 409 when one of this kind is connected. */
export const postIntegration = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['ConnectIntegration'],
): Promise<IntegrationWire> => rest.post(listPath(workspaceId), body);

/** REST-68 `PATCH /secured/workspaces/{id}/integrations/{integrationId}`: what is left out stays. */
export const patchIntegration = (
  rest: Rest,
  workspaceId: number,
  id: number,
  body: Schemas['IntegrationChange'],
): Promise<IntegrationWire> => rest.patch(onePath(workspaceId, id), body);

/** REST-69 `DELETE /secured/workspaces/{id}/integrations/{integrationId}`. */
export const deleteIntegration = (rest: Rest, workspaceId: number, id: number): Promise<void> =>
  rest.delete(onePath(workspaceId, id));

/** `POST /secured/workspaces/{id}/integrations/_test`: values that are not stored. */
export const postTest = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['ConnectIntegration'],
): Promise<IntegrationCheckWire> => rest.post(`${listPath(workspaceId)}/_test`, body);

/** `POST /secured/workspaces/{id}/integrations/{integrationId}/_test`: what is stored, or it as `body` would change it. */
export const postTestOf = (
  rest: Rest,
  workspaceId: number,
  id: number,
  body: Schemas['IntegrationChange'],
): Promise<IntegrationCheckWire> => rest.post(`${onePath(workspaceId, id)}/_test`, body);

/** REST-70 `POST /secured/workspaces/{id}/integrations/{integrationId}/_sync`, for the job at once. */
export const postSync = (
  rest: Rest,
  workspaceId: number,
  id: number,
  order: Schemas['SyncRequest'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> => rest.post(`${onePath(workspaceId, id)}/_sync`, order, { respondsAsync: true, idempotencyKey });

/** `POST /secured/workspaces/{id}/integrations/_discover`. */
export const postDiscovery = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['DiscoverSignIn'],
): Promise<DiscoveryWire> => rest.post(`${listPath(workspaceId)}/_discover`, body);
