import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { findCompletionRecords, type CompletionRecord } from './completionRecordQueries.ts';

/** A page of what someone completed in courses that were deleted since, the newest first (OP-170). */
export const listCompletionRecords = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, userId }: { readonly workspaceId: Id; readonly userId: Id },
  page: PageRequest,
): Promise<PageRows<CompletionRecord>> =>
  inWorkspace(db, workspaceId, (trx) => findCompletionRecords(trx, userId, page));
