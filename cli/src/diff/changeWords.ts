/** What differs between two versions of a course, in words: a line for each node. */
import { listName, tableOf, type NodeTable, type TableNode } from '../merge/nodeTable.ts';
import type { CourseTree } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';
import { nodeWords } from './nodeWords.ts';

export function changeWords(before: CourseTree, after: CourseTree): readonly string[] {
  const [old, current] = [tableOf(before), tableOf(after)];
  const removed = [...old.nodes.values()].filter(
    ({ name, parent }) => !current.nodes.has(name) && current.nodes.has(parent ?? ''),
  );
  return [
    ...removed.map((node) => `removes ${nodeWords(node, old)}`),
    ...[...current.nodes.values()].flatMap((node) => wordsOf(node, old, current)),
  ];
}

function wordsOf(node: TableNode, old: NodeTable, current: NodeTable): readonly string[] {
  const before = old.nodes.get(node.name);
  const words = nodeWords(node, current);
  if (before === undefined) {
    // What is in a new node is new as well.
    return node.parent === null || old.nodes.has(node.parent) ? [`adds ${words}`] : [];
  }
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(node.fields)])];
  const changed = names.filter((name) => !isSame(before.fields[name], node.fields[name]));
  const parent = current.nodes.get(node.parent ?? '');
  return [
    ...(changed.length > 0 ? [`changes ${changed.join(', ')} of ${words}`] : []),
    ...(before.parent !== node.parent && parent !== undefined
      ? [`moves ${nodeWords(node, old)} to ${nodeWords(parent, current)}`]
      : []),
    ...orderWords(node, old, current),
  ];
}

function orderWords(node: TableNode, old: NodeTable, current: NodeTable): readonly string[] {
  return (['module', 'lecture', 'section', 'question', 'achievement'] as const).flatMap((kind) => {
    const list = listName(node.name, kind);
    const [before = [], after = []] = [old.lists.get(list), current.lists.get(list)];
    const isReordered = !isSame(
      before.filter((name) => after.includes(name)),
      after.filter((name) => before.includes(name)),
    );
    return isReordered ? [`reorders the ${kind}s of ${nodeWords(node, current)}`] : [];
  });
}
