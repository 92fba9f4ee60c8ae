import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { readWindow, toWindow } from '../pagination.ts';
import { getAuditLog } from './auditApi.ts';
import { toAuditEntry } from './auditMappers.ts';

export const auditLog: NonNullable<WorkspaceResolvers['auditLog']> = ({ workspaceId }, args, { rest }) =>
  readWindow(toWindow(args), (page, size) => getAuditLog(rest, workspaceId, { page, size }), toAuditEntry);
