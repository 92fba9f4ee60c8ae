/** Relay arguments ↔ REST pages (GW-07, GW-08, OP-05), once. Cursors are the platform's: each names a row, so that inserts move nothing. */
import { badInput } from './errors.ts';
import type { OrderDirection } from './generated/resolverTypes.ts';
import { RestError } from './rest/RestError.ts';
import type { Schemas } from './rest/Schemas.ts';

/** How many rows a page has where the request names no number (LIM-01). */
export const defaultPageSize = 25;

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly size?: number | null | undefined;
}

/** What of a list is asked of the platform: a page by its number, or the rows beyond a cursor (`end`: from the end of the list). */
export interface PageRequest {
  readonly size: number;
  readonly page?: number;
  readonly after?: string;
  readonly before?: string;
}

/** A page as the platform answers it; older lists give `currentPage` and `totalPages` alone. */
export interface PageWire<T> {
  readonly content: readonly T[];
  /** Of each row, in the order of `content`. */
  readonly cursors: readonly string[];
  readonly pageable?: Partial<Schemas['Pageable']>;
  readonly currentPage?: number | null;
  readonly totalPages?: number;
  readonly totalElements?: number;
  readonly pageNumber?: number;
  readonly first?: boolean;
  readonly last?: boolean;
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

/** As the platform has them. */
const longestCursor = 4_000;
const lastPage = 1_000_000;

/** The `sort` of a REST list (`field,asc`), where a list can be ordered; undefined for the list's own order. */
export const toSort = <Field extends string>(
  order: { readonly field: Field; readonly direction?: OrderDirection | null | undefined } | null | undefined,
  fields: Readonly<Record<Field, string>>,
): string | undefined =>
  order == null ? undefined : `${fields[order.field]},${order.direction === 'DESC' ? 'desc' : 'asc'}`;

/** Throws BAD_USER_INPUT for sizes outside 1 to `largest`, what can be no page or cursor, and two ways of paging at once. */
export function toPageRequest(
  { first, after, last, before, page, size }: PageArguments,
  { usual, largest }: PageLimits = usualLimits,
): PageRequest {
  const forward = first != null || after != null;
  const backward = last != null || before != null;
  if (Number(forward) + Number(backward) + Number(page != null || size != null) > 1) {
    throw badInput(
      'Page by `first` and `after`, by `last` and `before`, or by `page` and `size`.',
      backward ? 'last' : 'page',
    );
  }
  assertCursor(after, 'after');
  assertCursor(before, 'before');
  if (backward) return { before: before ?? 'end', size: inRange(last ?? usual, 'last', largest) };
  if (after != null) return { after, size: inRange(first ?? usual, 'first', largest) };
  if ((page ?? 0) < 0) throw badInput('`page` counts from 0.', 'page');
  if ((page ?? 0) > lastPage) throw badInput(`\`page\` must be from 0 to ${lastPage}.`, 'page');
  return { page: page ?? 0, size: inRange(size ?? first ?? usual, size == null ? 'first' : 'size', largest) };
}

/** Reads a page by `readPage`, in one call. A cursor that the platform does not take is the caller's mistake. */
export async function readConnection<Wire, Node>(
  request: PageRequest,
  readPage: (request: PageRequest) => Promise<PageWire<Wire>>,
  toNode: (wire: Wire) => Node,
): Promise<Connection<Node>> {
  const page = await readPage(request).catch((error: unknown) => {
    throw cursorProblem(error) ?? error;
  });
  return connectionOf(page, request, page.content.map(toNode));
}

/** The connection of a page whose rows are `nodes` by now. */
export function connectionOf<Node>(page: PageWire<unknown>, request: PageRequest, nodes: Node[]): Connection<Node> {
  const edges = nodes.map((node, index) => ({ cursor: page.cursors[index] ?? '', node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: !isLast(page),
      hasPreviousPage: !(page.pageable?.first ?? page.first ?? (request.page ?? 0) === 0),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: page.pageable?.totalElements ?? page.totalElements ?? nodes.length,
  };
}

/** A list that could not be read. */
export const emptyConnection = (): Connection<never> => ({
  edges: [],
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: 0,
});

function cursorProblem(error: unknown): Error | undefined {
  if (!(error instanceof RestError) || error.status !== 400) return undefined;
  const problem = error.fieldErrors.find(({ field }) => field === 'after' || field === 'before');
  return problem && badInput(problem.message, problem.field);
}

/** `pageable.last`, else the same name at top level, else from `currentPage` and `totalPages` (OP-05). */
export function isLast<T>({ pageable, last, currentPage, pageNumber, totalPages }: PageWire<T>): boolean {
  const stated = pageable?.last ?? last;
  if (stated !== undefined) return stated;
  const current = pageable?.pageNumber ?? pageNumber ?? currentPage ?? 0;
  return current + 1 >= (pageable?.totalPages ?? totalPages ?? 0);
}

/** In the words of the platform for a cursor of another list. */
function assertCursor(cursor: string | null | undefined, name: string): void {
  if (cursor != null && cursor.length > longestCursor) throw badInput('This is no cursor of this list.', name);
}

function inRange(value: number, name: string, largest: number): number {
  if (value < 1 || value > largest) throw badInput(`\`${name}\` must be from 1 to ${largest}.`, name);
  return value;
}
