/** The nodes of the merged course, each with its fields and its place. */
import type { NodeKey } from '../draft/courseDraft.ts';
import { isSame } from '../draft/isSame.ts';
import type { NodeKind } from '../draft/operation.ts';
import { mergeFields, type FieldConflict } from './mergeFields.ts';
import type { NodeTable, TableNode } from './nodeTable.ts';

/**
 * What the author has to decide:
 * - a field that both changed; it is as mine until then
 * - a node that was removed on one side and changed on the other; it is kept until then
 */
export type Conflict =
  | ({
      readonly type: 'field';
      /** Null for the course itself. */
      readonly node: NodeKey | null;
      readonly kind: NodeKind | 'course';
    } & FieldConflict)
  | { readonly type: 'removedThere' | 'removedHere'; readonly node: NodeKey; readonly kind: NodeKind };

/** Whether two conflicts are about the same thing: the later one then replaces the earlier. */
export const isOfSame = (one: Conflict, other: Conflict): boolean =>
  one.node === other.node &&
  one.type === other.type &&
  (one.type !== 'field' || other.type !== 'field' || one.field === other.field);

interface Tables {
  readonly base: NodeTable;
  readonly mine: NodeTable;
  readonly theirs: NodeTable;
}

export function mergeNodes(tables: Tables): {
  readonly nodes: ReadonlyMap<NodeKey, TableNode>;
  readonly conflicts: readonly Conflict[];
} {
  const { base, mine, theirs } = tables;
  const nodes = new Map<NodeKey, TableNode>();
  const conflicts: Conflict[] = [];
  const removed = [
    ...removedRoots('removedThere', base, mine, theirs),
    ...removedRoots('removedHere', base, theirs, mine),
  ];
  const kept = new Set(removed.filter(({ changed }) => changed).flatMap(({ keys }) => keys));
  for (const key of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    const [before, ours, others] = [base.nodes.get(key), mine.nodes.get(key), theirs.nodes.get(key)];
    if (before !== undefined && ours !== undefined && others !== undefined) {
      const merged = mergeFields(before.fields, ours.fields, others.fields);
      conflicts.push(
        ...merged.conflicts.map((each) => ({ type: 'field', node: key, kind: ours.kind, ...each }) as const),
      );
      nodes.set(key, {
        ...ours,
        fields: merged.fields,
        parent: ours.parent === before.parent ? others.parent : ours.parent,
      });
    } else if (before === undefined || kept.has(key)) {
      nodes.set(key, (ours ?? others) as TableNode);
    }
  }
  for (const { type, root, changed } of removed) {
    if (changed) {
      conflicts.push({ type, node: root.key, kind: root.kind });
    }
  }
  return { nodes, conflicts };
}

interface RemovedRoot {
  readonly type: 'removedThere' | 'removedHere';
  /** The outermost of the nodes that were removed together. */
  readonly root: TableNode;
  /** All removed nodes. */
  readonly keys: readonly NodeKey[];
  /** Whether the side that has it changed anything of it. */
  readonly changed: boolean;
}

/** The nodes that `without` removed and `having` still has. */
function removedRoots(
  type: RemovedRoot['type'],
  base: NodeTable,
  having: NodeTable,
  without: NodeTable,
): readonly RemovedRoot[] {
  const isRemoved = (key: NodeKey): boolean => base.nodes.has(key) && having.nodes.has(key) && !without.nodes.has(key);
  const children = Map.groupBy(having.nodes.values(), ({ parent }) => parent);
  const within = (node: TableNode): readonly TableNode[] => [
    node,
    ...(children.get(node.key) ?? []).flatMap((child) => (isRemoved(child.key) ? within(child) : [])),
  ];
  return [...having.nodes.values()]
    .filter(({ key, parent }) => isRemoved(key) && (parent === null || !isRemoved(parent)))
    .map((root) => {
      const all = within(root);
      return { type, root, keys: all.map(({ key }) => key), changed: all.some(isChanged) };
    });

  /** Also when it now contains a new node or one that was moved into it. */
  function isChanged(node: TableNode): boolean {
    const before = base.nodes.get(node.key);
    return (
      !isSame(before?.fields, node.fields) ||
      before?.parent !== node.parent ||
      (children.get(node.key) ?? []).some((child) => base.nodes.get(child.key)?.parent !== node.key)
    );
  }
}
