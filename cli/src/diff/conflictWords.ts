import type { Conflict } from '../merge/mergeCourses.ts';
import type { NodeTable } from '../merge/nodeTable.ts';
import { nodeWords } from './nodeWords.ts';

/** What both sides changed, each in its own way, as a line. */
export function conflictWords(conflict: Conflict, mine: NodeTable, theirs: NodeTable): string {
  const { node, what } = conflict;
  const words = nodeWords(node, mine.nodes.has(node.name) ? mine : theirs);
  switch (what) {
    case 'field':
      return `${words}: ${conflict.field} was changed here and on the server`;
    case 'place':
      return `${words}: moved to one place here and to another on the server`;
    case 'order':
      return `${words}: the order of its ${conflict.kind}s was changed here and on the server`;
    case 'removedThere':
      return `${words}: changed here, removed on the server`;
    case 'removedHere':
      return `${words}: removed here, changed on the server`;
  }
}
