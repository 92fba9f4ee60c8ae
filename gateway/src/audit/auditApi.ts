import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { AuditEntryWire } from './auditWire.ts';

/** `GET /secured/workspaces/{id}/auditlog`, the newest first, for admins. */
export const getAuditLog = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & {
    readonly q?: string | undefined;
    readonly lang?: string | undefined;
    readonly grouped?: string | undefined;
  },
): Promise<PageWire<AuditEntryWire>> => rest.get(withQuery(`${workspacePath(workspaceId)}/auditlog`, { ...query }));

/** `GET /secured/workspaces/{id}/auditlog.csv`. */
export const auditLogCsvPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/auditlog.csv`;
