/** The structure of a course as rows of a tree grid. */
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { searchFold } from '../../ui/search/searchFold.ts';
import { nameOf } from './nameOf.ts';

/** A module or a lecture. */
export interface NodeRow {
  readonly kind: 'module' | 'lecture';
  readonly key: NodeKey;
  /** The raw id; undefined for what is not saved yet. */
  readonly id: number | undefined;
  readonly name: string;
  /** The module that it is or stands in. */
  readonly module: NodeKey;
  /** Its index in its list, which has `count` nodes. */
  readonly at: number;
  readonly count: number;
  /** Whether the lectures of a module are shown; null for a lecture. */
  readonly expanded: boolean | null;
}

/** The place below the lectures of a module where another is added. */
export interface AddRow {
  readonly kind: 'add';
  readonly key: string;
  readonly module: NodeKey;
}

export type TreeRow = NodeRow | AddRow;

/** The rows that are shown, from above; lectures of collapsed modules are not. */
export function treeRows(
  { modules }: Pick<CourseDraft, 'modules'>,
  collapsed: ReadonlySet<NodeKey>,
  readOnly: boolean,
): readonly TreeRow[] {
  return modules.flatMap((each, moduleAt): readonly TreeRow[] => {
    const { key: module, lectures } = each;
    const expanded = !collapsed.has(module);
    const name = nameOf(each);
    const row = {
      kind: 'module',
      key: module,
      id: each.id,
      name,
      module,
      at: moduleAt,
      count: modules.length,
      expanded,
    } as const;
    if (!expanded) return [row];
    const inside = lectures.map((lecture, at): NodeRow => ({
      kind: 'lecture',
      key: lecture.key,
      id: lecture.id,
      name: nameOf(lecture),
      module,
      at,
      count: lectures.length,
      expanded: null,
    }));
    return readOnly ? [row, ...inside] : [row, ...inside, { kind: 'add', key: `add ${module}`, module }];
  });
}

export const isNode = (row: TreeRow): row is NodeRow => row.kind !== 'add';

/** The next node after a row whose name begins with what was typed, from above again behind the last; null when there is none. */
export function rowNamed(rows: readonly TreeRow[], after: NodeKey | null, typed: string): NodeRow | null {
  const from = rows.findIndex(({ key }) => key === after);
  // More letters may still mean the row that the first ones found.
  const start = typed.length > 1 ? Math.max(from, 0) : from + 1;
  const wanted = searchFold(typed);
  const inTurn = [...rows.slice(start), ...rows.slice(0, start)];
  return inTurn.find((row): row is NodeRow => isNode(row) && searchFold(row.name).startsWith(wanted)) ?? null;
}
