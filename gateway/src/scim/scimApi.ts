import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { ScimServerWire, ScimTokenWire } from './scimWire.ts';

const tokenPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/scimtoken`;

/** `GET /secured/workspaces/{id}/scimtoken`. */
export const getScimServer = (rest: Rest, workspaceId: number): Promise<ScimServerWire> =>
  rest.get(tokenPath(workspaceId));

/** `POST /secured/workspaces/{id}/scimtoken`; 409 where there is a token that is not to be replaced. */
export const postScimToken = (rest: Rest, workspaceId: number, body: { replaces: boolean }): Promise<ScimTokenWire> =>
  rest.post(tokenPath(workspaceId), body);

/** `DELETE /secured/workspaces/{id}/scimtoken`; 404 without one, 409 where it is another than that of `createTime`. */
export const deleteScimToken = (rest: Rest, workspaceId: number, createTime: string | undefined): Promise<void> =>
  rest.delete(withQuery(tokenPath(workspaceId), { createTime }));
