import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import type { PageRows } from '../http/paging.ts';
import { findDeletions, type DeletionRow, type DeletionsRequest } from './deletionQueries.ts';

/** How far back deletions are told; their rows are kept a day longer, for those who read page by page. */
const daysTold = 30;
const dayMs = 86_400_000;

/** A page of what was deleted. Throws INVALID for a moment before which deletions may be forgotten by now: a part would pass for the whole. */
export function listDeletions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: DeletionsRequest,
): Promise<PageRows<DeletionRow>> {
  if (request.since.getTime() < clock().getTime() - daysTold * dayMs) {
    throw invalidField(
      'deletedSince',
      `must be at most ${daysTold} days ago; after a longer time, read everything and compare`,
    );
  }
  return inWorkspace(db, request.workspaceId, (trx) => findDeletions(trx, request));
}
