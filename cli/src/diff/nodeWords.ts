/** What a node is called in messages. */
import type { NodeTable, TableNode } from '../merge/nodeTable.ts';

const LONGEST = 50;

/** Such as `section 17 (richText) in lecture “The clock”`. */
export function nodeWords(node: TableNode, table: NodeTable): string {
  const parent = table.nodes.get(node.parent ?? '');
  const isPart = node.kind === 'section' || node.kind === 'question';
  return `${ownWords(node)}${isPart && parent !== undefined ? ` in ${ownWords(parent)}` : ''}`;
}

function ownWords({ kind, id, fields }: TableNode): string {
  switch (kind) {
    case 'course':
      return 'the course';
    case 'section':
      return `${kind}${id === null ? '' : ` ${id}`} (${String(fields['type'])})`;
    case 'question':
      return `${kind}${id === null ? '' : ` ${id}`} “${short(fields['text'])}”`;
    default:
      return `${kind} “${short(fields['name'])}”`;
  }
}

function short(text: unknown): string {
  const words = String(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
