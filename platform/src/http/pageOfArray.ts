import { toCursor, type CursorShape } from './keyset.ts';
import { readingOf, type PageRequest, type PageRows } from './paging.ts';

/** A page of a list that is at hand as a whole, in ascending order of `keyOf`, a whole number that no two rows share. */
export function pageOfArray<Row>(
  list: readonly Row[],
  { name, keyOf }: { readonly name: string; readonly keyOf: (row: Row) => number },
  request: PageRequest,
): PageRows<Row> {
  const shape: CursorShape = { name, keys: [{ type: 'integer' }] };
  const [first, end] = boundsOf(list.map(keyOf), readingOf(shape, request), request.size);
  const rows = list.slice(first, end);
  return {
    rows,
    cursors: rows.map((row) => toCursor(shape, [String(keyOf(row))])),
    pageNumber: request.after === undefined && request.before === undefined ? (request.page ?? 0) : null,
    pageSize: request.size,
    first: first === 0,
    last: end >= list.length,
    total: list.length,
  };
}

/** Index of the first row of a page, and of the first after it. */
function boundsOf(keys: readonly number[], reading: ReturnType<typeof readingOf>, size: number): [number, number] {
  if (reading.by === 'number') {
    return [reading.page * size, (reading.page + 1) * size];
  }
  if (reading.direction === 'forward') {
    const first = keys.filter((key) => key <= Number(reading.from?.[0])).length;
    return [first, first + size];
  }
  const end = reading.from === null ? keys.length : keys.filter((key) => key < Number(reading.from?.[0])).length;
  return [Math.max(0, end - size), end];
}
