/** Two changed versions of a course become one, by what both were before. */
import type { CourseTree } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';
import { mergeFields } from './mergeFields.ts';
import { mergeOrder } from './mergeOrder.ts';
import {
  COURSE,
  listName,
  tableOf,
  treeOf,
  type NodeKind,
  type NodeName,
  type NodeTable,
  type TableNode,
} from './nodeTable.ts';

/** What both sides changed, and each in its own way. */
export type Conflict = { readonly node: TableNode } & (
  | { readonly what: 'field'; readonly field: string; readonly mine: unknown; readonly theirs: unknown }
  | { readonly what: 'place' | 'removedHere' | 'removedThere' }
  | { readonly what: 'order'; readonly kind: NodeKind }
);

export interface Merged {
  /** As mine wherever there is a conflict. */
  readonly tree: CourseTree;
  readonly conflicts: readonly Conflict[];
}

export function mergeCourses(base: CourseTree, mine: CourseTree, theirs: CourseTree): Merged {
  const tables = { base: tableOf(base), mine: tableOf(mine), theirs: tableOf(theirs) };
  const conflicts: Conflict[] = [];
  const nodes = mergeNodes(tables, conflicts);
  const lists = mergeLists(tables, nodes, conflicts);
  return { tree: treeOf({ nodes, lists }), conflicts };
}

interface Tables {
  readonly base: NodeTable;
  readonly mine: NodeTable;
  readonly theirs: NodeTable;
}

function mergeNodes({ base, mine, theirs }: Tables, conflicts: Conflict[]): ReadonlyMap<NodeName, TableNode> {
  const nodes = new Map<NodeName, TableNode>();
  for (const name of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    const [before, here, there] = [base.nodes.get(name), mine.nodes.get(name), theirs.nodes.get(name)];
    if (here !== undefined && there !== undefined) {
      nodes.set(name, mergeNode(before ?? { ...there, fields: {} }, here, there, conflicts));
    } else if (before === undefined) {
      nodes.set(name, (here ?? there) as TableNode);
    } else if (here !== undefined) {
      const removal = removalOf(here, mine, theirs);
      if (isChanged(removal, base, mine)) {
        nodes.set(name, here);
        conflicts.push(...(removal === here ? [{ node: here, what: 'removedThere' } as const] : []));
      }
    } else if (there !== undefined && removalOf(there, theirs, mine) === there && isChanged(there, base, theirs)) {
      // It stays removed, as mine.
      conflicts.push({ node: there, what: 'removedHere' });
    }
  }
  keepPlaces(nodes, mine);
  return nodes;
}

/** What one side moved into something that the other removed stays where it was: it was removed by nobody. */
function keepPlaces(nodes: Map<NodeName, TableNode>, mine: NodeTable): void {
  for (const node of nodes.values()) {
    const here = mine.nodes.get(node.name);
    if (node.parent !== null && !nodes.has(node.parent) && here?.parent != null) {
      nodes.set(node.name, { ...node, parent: here.parent });
      const parent = mine.nodes.get(here.parent);
      if (parent !== undefined && !nodes.has(parent.name)) {
        nodes.set(parent.name, parent);
      }
    }
  }
}

/** The outermost of the nodes that were removed together with one. */
function removalOf(node: TableNode, having: NodeTable, without: NodeTable): TableNode {
  const parent = having.nodes.get(node.parent ?? '');
  return parent === undefined || without.nodes.has(parent.name) ? node : removalOf(parent, having, without);
}

function mergeNode(before: TableNode, here: TableNode, there: TableNode, conflicts: Conflict[]): TableNode {
  const merged = mergeFields(before.fields, here.fields, there.fields);
  conflicts.push(...merged.conflicts.map((conflict) => ({ node: here, what: 'field' as const, ...conflict })));
  if (here.parent !== before.parent && there.parent !== before.parent && here.parent !== there.parent) {
    conflicts.push({ node: here, what: 'place' });
  }
  const parent = here.parent === before.parent ? there.parent : here.parent;
  return { ...here, fields: merged.fields, parent };
}

/** Whether a node, or anything in it, is another than before, or in another place. */
function isChanged(node: TableNode, base: NodeTable, side: NodeTable): boolean {
  const before = base.nodes.get(node.name);
  return (
    before === undefined ||
    !isSame(before.fields, node.fields) ||
    before.parent !== node.parent ||
    [...side.nodes.values()].some((child) => child.parent === node.name && isChanged(child, base, side))
  );
}

function mergeLists(
  { base, mine, theirs }: Tables,
  nodes: ReadonlyMap<NodeName, TableNode>,
  conflicts: Conflict[],
): NodeTable['lists'] {
  const members = Map.groupBy(
    [...nodes.values()].filter(({ parent }) => parent !== null),
    ({ parent, kind }) => listName(parent ?? COURSE, kind),
  );
  return new Map(
    [...members].map(([list, children]) => {
      const [before, here, there] = [base, mine, theirs].map(({ lists }) => lists.get(list) ?? []);
      const names = new Set(children.map(({ name }) => name));
      const { order, isConflict } = mergeOrder(before ?? [], here ?? [], there ?? [], names);
      const [first] = children;
      const parent = nodes.get(first?.parent ?? COURSE);
      if (isConflict && first !== undefined && parent !== undefined) {
        conflicts.push({ node: parent, what: 'order', kind: first.kind });
      }
      return [list, order];
    }),
  );
}
