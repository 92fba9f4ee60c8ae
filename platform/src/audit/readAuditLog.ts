import { inWorkspace, type Database } from '../db/database.ts';
import type { PageRows } from '../http/paging.ts';
import { findAuditEntries, type AuditRequest, type AuditRow } from './auditQueries.ts';

/** A page of what happened in a workspace, the newest first. */
export const readAuditLog = (db: Database, request: AuditRequest): Promise<PageRows<AuditRow>> =>
  inWorkspace(db, request.workspaceId, (trx) => findAuditEntries(trx, request));
