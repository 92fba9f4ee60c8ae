import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';

/** `POST /secured/workspaces/{id}/exports`, for admins. */
export const postExport = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['ExportRequest'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['Job']> => rest.post(`${workspacePath(workspaceId)}/exports`, body, { idempotencyKey });
