import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getAuditLog } from './auditApi.ts';
import { toAuditEntry } from './auditMappers.ts';

export const auditLog: NonNullable<WorkspaceResolvers['auditLog']> = ({ workspaceId }, args, { rest }) =>
  readConnection(toPageRequest(args), (page) => getAuditLog(rest, workspaceId, page), toAuditEntry);
