import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { FileWire } from './fileWire.ts';

const filesPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/files`;

/** REST-62 `GET /secured/workspaces/{id}/files`: what the caller may see. */
export const getFiles = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly q: string; readonly sort: string | undefined },
): Promise<PageWire<FileWire>> => rest.get(withQuery(filesPath(workspaceId), { ...query }));

/** REST-63 `GET /secured/workspaces/{id}/files/{fileId}`. */
export const getFile = (rest: Rest, workspaceId: number, fileId: number, include?: 'usedIn'): Promise<FileWire> =>
  rest.get(withQuery(`${filesPath(workspaceId)}/${fileId}`, { include }));

/** LIB-13 `PATCH /secured/workspaces/{id}/files/{fileId}`: what is left out stays. */
export const patchFile = (
  rest: Rest,
  workspaceId: number,
  fileId: number,
  change: Schemas['FileChange'],
): Promise<FileWire> => rest.patch(`${filesPath(workspaceId)}/${fileId}`, change);

/** REST-64 `DELETE /secured/workspaces/{id}/files/{fileId}`; 409 with the places that show it, unless forced. */
export const deleteFileById = (rest: Rest, workspaceId: number, fileId: number, force: boolean): Promise<void> =>
  rest.delete(withQuery(`${filesPath(workspaceId)}/${fileId}`, { forceUpdate: String(force) }));

/** LIB-05 `POST /secured/workspaces/{id}/files/{fileId}/_replace`. */
export const postReplacement = (
  rest: Rest,
  workspaceId: number,
  fileId: number,
  replacement: Schemas['FileReplacementRequest'],
): Promise<Schemas['FileReplacement']> => rest.post(`${filesPath(workspaceId)}/${fileId}/_replace`, replacement);
