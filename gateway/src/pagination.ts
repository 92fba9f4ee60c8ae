/** Relay arguments ↔ REST pages (GW-07, GW-08, OP-05), once. Cursors are the zero-based position in the list, sealed as opaque text. */
import { badInput } from './errors.ts';

/** LIM-01. */
export const defaultPageSize = 25;

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}

/** A run of rows of a list. REST pages are `size` long; a run may begin inside one. */
export interface Window {
  readonly offset: number;
  readonly count: number;
}

/** A page as the platform answers it; older lists give `currentPage` and `totalPages` alone. */
export interface PageWire<T> {
  readonly content: readonly T[];
  readonly pageable?: Partial<PageableWire>;
  readonly currentPage?: number;
  readonly totalPages?: number;
  readonly totalElements?: number;
  readonly pageNumber?: number;
  readonly last?: boolean;
}

interface PageableWire {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly last: boolean;
  readonly totalPages: number;
  readonly totalElements: number;
}

export interface Connection<Node> {
  readonly edges: { readonly cursor: string; readonly node: Node }[];
  readonly nodes: Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/** Sizes of the pages of one list. */
export interface PageLimits {
  readonly usual: number;
  readonly largest: number;
}

const usualLimits: PageLimits = { usual: defaultPageSize, largest: 100 };

/** Throws BAD_USER_INPUT for sizes outside 1 to `largest`, for a cursor that is not ours, and for both ways of paging at once. */
export function toWindow(
  { first, after, page, size }: PageArguments,
  { usual, largest }: PageLimits = usualLimits,
): Window {
  if (page != null || size != null) {
    if (first != null || after != null)
      throw badInput('Page either by `first` and `after` or by `page` and `size`.', 'page');
    const count = inRange(size ?? usual, 'size', largest);
    if ((page ?? 0) < 0) throw badInput('`page` counts from 0.', 'page');
    return { offset: (page ?? 0) * count, count };
  }
  return {
    offset: after == null ? 0 : fromCursor(after) + 1,
    count: inRange(first ?? usual, 'first', largest),
  };
}

/**
 * The REST pages that hold a window: one where it begins on a page's edge, else two. `skip` is the number of rows before the
 * window in the first of them.
 */
export function toRestPages({ offset, count }: Window): {
  readonly size: number;
  readonly pages: readonly number[];
  readonly skip: number;
} {
  const page = Math.floor(offset / count);
  const skip = offset % count;
  return { size: count, pages: skip === 0 ? [page] : [page, page + 1], skip };
}

/** Reads a window by `readPage`, one call per REST page. */
export async function readWindow<Wire, Node>(
  window: Window,
  readPage: (page: number, size: number) => Promise<PageWire<Wire>>,
  toNode: (wire: Wire) => Node,
): Promise<Connection<Node>> {
  const { size, pages, skip } = toRestPages(window);
  const answers = await Promise.all(pages.map((page) => readPage(page, size)));
  const rows = answers.flatMap((answer) => answer.content).slice(skip, skip + window.count);
  const last = answers.at(-1) as PageWire<Wire>;
  const lastPage = pages.at(-1) as number;
  const total = last.pageable?.totalElements ?? last.totalElements ?? lastPage * size + last.content.length;
  const more = isLast(last) ? window.offset + rows.length < lastPage * size + last.content.length : true;
  return toConnection(rows.map(toNode), window.offset, more, total);
}

export function toConnection<Node>(
  nodes: Node[],
  offset: number,
  hasNextPage: boolean,
  totalCount: number,
): Connection<Node> {
  const edges = nodes.map((node, index) => ({ cursor: toCursor(offset + index), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

export function toCursor(position: number): string {
  return Buffer.from(`at:${position}`).toString('base64url');
}

/** The position of a cursor. Throws BAD_USER_INPUT when it is not one of ours. */
export function fromCursor(cursor: string): number {
  const match = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (match === null) throw badInput('This is not a cursor of this API.', 'after');
  return Number(match[1]);
}

/** `pageable.last`, else the same name at top level, else from `currentPage` and `totalPages` (OP-05). */
function isLast<T>({ pageable, last, currentPage, pageNumber, totalPages }: PageWire<T>): boolean {
  const stated = pageable?.last ?? last;
  if (stated !== undefined) return stated;
  const current = pageable?.pageNumber ?? pageNumber ?? currentPage ?? 0;
  return current + 1 >= (pageable?.totalPages ?? totalPages ?? 0);
}

function inRange(value: number, name: string, largest: number): number {
  if (value < 1 || value > largest) throw badInput(`\`${name}\` must be from 1 to ${largest}.`, name);
  return value;
}
