import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';
import type { DeletionKind } from './deletionKinds.ts';

export interface DeletionRow {
  readonly kind: DeletionKind;
  readonly rawId: Id;
  readonly deleteTime: Date;
}

export interface DeletionsRequest {
  readonly workspaceId: Id;
  readonly since: Date;
  /** All kinds when empty. */
  readonly kinds: readonly DeletionKind[];
  readonly page: PageRequest;
}

const oldestFirst: Order = {
  name: 'deletions',
  keys: [
    { column: sql`deletion.delete_time`, type: 'time', direction: 'asc' },
    { column: sql`deletion.kind`, type: 'text', direction: 'asc' },
    { column: sql`deletion.raw_id`, type: 'integer', direction: 'asc' },
  ],
};

/** A page of what was deleted at a moment or later, the oldest first. */
export function findDeletions(
  trx: Trx,
  { workspaceId, since, kinds, page }: DeletionsRequest,
): Promise<PageRows<DeletionRow>> {
  const all = trx
    .selectFrom('deletion')
    .where('deletion.workspace_id', '=', workspaceId)
    .where('deletion.delete_time', '>=', since)
    .select(['deletion.kind', 'deletion.raw_id as rawId', 'deletion.delete_time as deleteTime']);
  return readPage(listOf(kinds.length === 0 ? all : all.where('deletion.kind', 'in', kinds)), oldestFirst, page);
}
