import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type {
  PrivacyRequestClosingWire,
  PrivacyRequestRequestWire,
  PrivacyRequestWire,
  RetentionPreviewWire,
  RetentionRequestWire,
  RetentionWire,
} from './privacyWire.ts';

const retentionPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/retention`;
const requestsPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/privacyrequests`;

/** `GET /secured/workspaces/{id}/retention`, for admins. */
export const getRetention = (rest: Rest, workspaceId: number): Promise<RetentionWire> =>
  rest.get(retentionPath(workspaceId));

/** `PUT /secured/workspaces/{id}/retention`: the whole of it. */
export const putRetention = (rest: Rest, workspaceId: number, settings: RetentionRequestWire): Promise<RetentionWire> =>
  rest.put(retentionPath(workspaceId), settings);

/** `POST /secured/workspaces/{id}/retention/_preview`: changes nothing. */
export const postRetentionPreview = (
  rest: Rest,
  workspaceId: number,
  settings: RetentionRequestWire,
): Promise<RetentionPreviewWire> => rest.post(`${retentionPath(workspaceId)}/_preview`, settings);

export interface RequestQuery {
  readonly q?: string | undefined;
  readonly username?: string | undefined;
  readonly sort?: string | undefined;
}

/** `GET /secured/workspaces/{id}/privacyrequests`, the newest first unless sorted, for admins. */
export const getPrivacyRequests = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & RequestQuery,
): Promise<PageWire<PrivacyRequestWire>> => rest.get(withQuery(requestsPath(workspaceId), { ...query }));

/** The same as CSV. */
export const privacyRequestsCsvPath = (workspaceId: number): string => `${requestsPath(workspaceId)}.csv`;

/** `POST /secured/workspaces/{id}/privacyrequests`; 409 when one of the kind is open for the address. */
export const postPrivacyRequest = (
  rest: Rest,
  workspaceId: number,
  request: PrivacyRequestRequestWire,
  idempotencyKey: string | null | undefined,
): Promise<PrivacyRequestWire> => rest.post(requestsPath(workspaceId), request, { idempotencyKey });

/** `POST /secured/workspaces/{id}/privacyrequests/{privacyRequestId}/_close`; 409 for one that has ended. */
export const postPrivacyRequestClosing = (
  rest: Rest,
  workspaceId: number,
  privacyRequestId: number,
  closing: PrivacyRequestClosingWire,
): Promise<PrivacyRequestWire> => rest.post(`${requestsPath(workspaceId)}/${privacyRequestId}/_close`, closing);
