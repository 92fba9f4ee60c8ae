import type { z } from 'zod';
import type { Trx } from '../db/database.ts';
import type { Viewer } from '../http/access.ts';
import type { Cursor, Order } from '../http/keyset.ts';
import { rowsAfter, type ListSource } from '../http/readPage.ts';
import type { TokenScope } from '../http/tokenScope.ts';
import type { Id } from '../shared/id.ts';

/** For whom something is exported, and what of it. */
export interface ExportCall {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  /** Only what changed at this moment or later. */
  readonly updatedSince: Date | null;
  readonly now: Date;
}

interface ExportSource<Row> {
  /** What an API token has to open. */
  readonly scope: TokenScope;
  /** By what never changes, so that no row is left out or comes twice while others write. */
  readonly order: Order;
  readonly list: (trx: Trx, call: ExportCall) => ListSource<Row>;
  /** The rows as the list of the same things answers them. */
  readonly lines: (trx: Trx, rows: readonly Row[], call: ExportCall) => Promise<readonly object[]> | readonly object[];
  /** What of them is answered; without it, they are answered as they are. */
  readonly shape?: z.ZodType<object>;
  /** Rows that are in memory at a time, where each brings much along. */
  readonly atOnce?: number;
}

/** A kind of thing that is exported. */
export interface ExportKind {
  readonly scope: TokenScope;
  count(trx: Trx, call: ExportCall): Promise<number>;
  /** At most `most` rows behind a cursor; `next` is null at the end. */
  read(
    trx: Trx,
    call: ExportCall,
    run: { readonly from: Cursor | null; readonly most: number },
  ): Promise<{ readonly lines: readonly object[]; readonly next: Cursor | null }>;
}

const usuallyAtOnce = 500;

export const exportKind = <Row>({
  scope,
  order,
  list,
  lines,
  shape,
  atOnce = usuallyAtOnce,
}: ExportSource<Row>): ExportKind => ({
  scope,
  count: (trx, call) => list(trx, call).total(),
  read: async (trx, call, { from, most }) => {
    const limit = Math.min(most, atOnce);
    const rows = await list(trx, call).rows(rowsAfter(order, from, limit));
    const found = await lines(trx, rows, call);
    return {
      lines: shape === undefined ? found : found.map((line) => shape.parse(line)),
      next: rows.length < limit ? null : (rows.at(-1)?.cursor_keys ?? null),
    };
  },
});
