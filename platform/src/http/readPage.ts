import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { beyond, cursorKeys, orderBy, toCursor, type Cursor, type Direction, type Order } from './keyset.ts';
import { readingOf, type PageRequest, type PageRows } from './paging.ts';

/** A run of rows to fetch. */
export interface Slice {
  readonly where: RawBuilder<SqlBool>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
  /** To be selected as `cursor_keys`. */
  readonly cursorKeys: RawBuilder<(string | null)[]>;
}

type WithKeys<Row> = Row & { readonly cursor_keys: Cursor };

/** A list as it can be asked. */
export interface ListSource<Row> {
  rows(slice: Slice): Promise<readonly WithKeys<Row>[]>;
  /** Number of rows of the whole list. */
  total(): Promise<number>;
}

/** The list of a query that has neither an order nor a limit. `counted` has as many rows, where that takes less. */
export const listOf = <DB, TB extends keyof DB, Row, CountedDB = DB, CountedTB extends keyof CountedDB = never>(
  query: SelectQueryBuilder<DB, TB, Row>,
  counted?: SelectQueryBuilder<CountedDB, CountedTB, object>,
): ListSource<Row> => ({
  rows: ({ cursorKeys: keys, where, order, limit, offset }) =>
    query.select(keys.as('cursor_keys')).where(where).orderBy(order).limit(limit).offset(offset).execute() as Promise<
      WithKeys<Row>[]
    >,
  total: () => (counted === undefined ? countRows(query) : countRows(counted)),
});

async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, unknown>): Promise<number> {
  const counting = query.clearSelect().select(sql<number>`count(*)`.as('total'));
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number };
  return total;
}

/** The rows that a request asks for. 400 for a cursor of another list or order. */
export async function readPage<Row>(
  list: ListSource<Row>,
  order: Order,
  request: PageRequest,
): Promise<PageRows<WithKeys<Row>>> {
  const reading = readingOf(order, request);
  return reading.by === 'number'
    ? readByNumber(list, order, { page: reading.page, size: request.size })
    : readByCursor(list, order, { ...reading, size: request.size });
}

async function readByNumber<Row>(
  list: ListSource<Row>,
  order: Order,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<PageRows<WithKeys<Row>>> {
  const rows = await list.rows({ ...everything(order, 'forward'), limit: size, offset: page * size });
  // A page that is not full tells the number of rows on its own, unless it lies beyond the last.
  const isLastFound = rows.length < size && (rows.length > 0 || page === 0);
  const total = isLastFound ? page * size + rows.length : await list.total();
  return {
    rows,
    cursors: cursorsOf(order, rows),
    pageNumber: page,
    pageSize: size,
    first: page === 0,
    last: (page + 1) * size >= total,
    total,
  };
}

interface CursorReading {
  readonly direction: Direction;
  readonly from: Cursor | null;
  readonly size: number;
}

async function readByCursor<Row>(
  list: ListSource<Row>,
  order: Order,
  { direction, from, size }: CursorReading,
): Promise<PageRows<WithKeys<Row>>> {
  const whole = everything(order, direction);
  const where = from === null ? whole.where : beyond(order, from, direction);
  // One more than asked for says whether there are more.
  const found = await list.rows({ ...whole, where, limit: size + 1, offset: 0 });
  const isMoreAhead = found.length > size;
  const isMoreBehind = from !== null && (await isAnything(list, order, from, direction));
  const rows = found.slice(0, size);
  if (direction === 'backward') {
    rows.reverse();
  }
  const forward = direction === 'forward';
  return {
    rows,
    cursors: cursorsOf(order, rows),
    pageNumber: null,
    pageSize: size,
    first: !(forward ? isMoreBehind : isMoreAhead),
    last: !(forward ? isMoreAhead : isMoreBehind),
    total: from === null && !isMoreAhead ? rows.length : await list.total(),
  };
}

/** Whether the list has rows on the side of a cursor that is not read: that of the cursor itself may be gone. */
async function isAnything<Row>(
  list: ListSource<Row>,
  order: Order,
  from: Cursor,
  direction: Direction,
): Promise<boolean> {
  const behind = direction === 'forward' ? 'backward' : 'forward';
  const where = beyond(order, from, behind, { inclusive: true });
  const found = await list.rows({ ...everything(order, behind), where, limit: 1, offset: 0 });
  return found.length > 0;
}

/** Rows that {@link everyRow} reads at a time. */
const rowsAtOnce = 500;

/**
 * All rows of a list in its order, some at a time, for files and other long work: each run of rows is read for itself, so that no
 * transaction lasts as long as anyone who takes them. A row that changes its place meanwhile may come twice or not at all.
 */
export async function* everyRow<Row>(
  order: Order,
  read: (slice: Slice) => Promise<readonly WithKeys<Row>[]>,
): AsyncGenerator<readonly WithKeys<Row>[]> {
  let from: Cursor | null = null;
  for (;;) {
    const whole = everything(order, 'forward');
    const where = from === null ? whole.where : beyond(order, from, 'forward');
    const rows: readonly WithKeys<Row>[] = await read({ ...whole, where, limit: rowsAtOnce, offset: 0 });
    if (rows.length > 0) {
      yield rows;
    }
    if (rows.length < rowsAtOnce) {
      return;
    }
    from = rows.at(-1)?.cursor_keys ?? null;
  }
}

/** The first rows of a list. */
export const firstRows = (order: Order, limit: number): Slice => ({
  ...everything(order, 'forward'),
  limit,
  offset: 0,
});

/** The rows behind a cursor; from the beginning without one. */
export const rowsAfter = (order: Order, from: Cursor | null, limit: number): Slice => ({
  ...firstRows(order, limit),
  ...(from === null ? {} : { where: beyond(order, from, 'forward') }),
});

const everything = (order: Order, direction: Direction) => ({
  where: sql<SqlBool>`true`,
  order: orderBy(order, direction),
  cursorKeys: cursorKeys(order),
});

const cursorsOf = (order: Order, rows: readonly { readonly cursor_keys: Cursor }[]): string[] =>
  rows.map((row) => toCursor(order, row.cursor_keys));
