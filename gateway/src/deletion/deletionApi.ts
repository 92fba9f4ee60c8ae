import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { DeletionWire } from './deletionMappers.ts';

/** `GET /secured/workspaces/{id}/deletions`, the oldest first, for admins. */
export const getDeletions = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly deletedSince: string; readonly kind: readonly string[] },
): Promise<PageWire<DeletionWire>> => rest.get(withQuery(`${workspacePath(workspaceId)}/deletions`, { ...query }));
