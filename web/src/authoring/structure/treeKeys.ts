/** What the keys of a tree grid mean at a row (WAI-ARIA Authoring Practices, "Treegrid"). */
import type { KeyboardEvent } from 'react';
import { shortcutLetter } from '../../editing/shortcutLetter.ts';
import { isNode, type TreeRow } from './treeRows.ts';
import type { TreeEvent } from './treeState.ts';

/** What can be done with the selected rows, or with the one that the keyboard is at. */
export type TreeCommand =
  | 'open'
  | 'rename'
  | 'remove'
  | 'copy'
  | 'cut'
  | 'duplicate'
  | 'moveUp'
  | 'moveDown'
  | 'moveTo';

/** Where the key leads or what it does; null when it means nothing here. */
export function treeKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
    readonly nativeEvent: Pick<globalThis.KeyboardEvent, 'key' | 'code'>;
  },
  rows: readonly TreeRow[],
  focused: string,
): TreeEvent | TreeCommand | null {
  const at = rows.findIndex(({ key }) => key === focused);
  const row = rows[at];
  if (!row) return null;
  if (event.altKey) return { ArrowUp: 'moveUp' as const, ArrowDown: 'moveDown' as const }[event.key] ?? null;
  if (event.ctrlKey || event.metaKey)
    return event.shiftKey ? null : commandKey(shortcutLetter(event.nativeEvent), focused);
  const to = (index: number): TreeEvent | null => {
    const target = rows[index];
    return target ? { type: event.shiftKey ? 'extended' : 'went', key: target.key } : null;
  };
  switch (event.key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      return row.kind === 'module' && row.expanded === false ? { type: 'opened', module: row.key } : inside(rows, at);
    case 'ArrowLeft':
      return row.kind === 'module'
        ? row.expanded
          ? { type: 'closed', module: row.key }
          : null
        : { type: 'went', key: row.module };
    case ' ':
      return isNode(row) ? { type: 'toggled', key: row.key } : null;
    case 'Escape':
      return { type: 'cleared' };
    case 'Enter':
      return isNode(row) ? 'open' : null;
    case 'F2':
      return isNode(row) ? 'rename' : null;
    case 'Delete':
      return isNode(row) ? 'remove' : null;
    default:
      return null;
  }
}

/** The first lecture of an open module. */
function inside(rows: readonly TreeRow[], at: number): TreeEvent | null {
  const next = rows[at + 1];
  return rows[at]?.kind === 'module' && next && next.kind !== 'module' ? { type: 'went', key: next.key } : null;
}

function commandKey(letter: string, key: string): TreeEvent | TreeCommand | null {
  switch (letter) {
    case 'a':
      return { type: 'selectedAll', key };
    case 'c':
      return 'copy';
    case 'x':
      return 'cut';
    case 'd':
      return 'duplicate';
    default:
      return null;
  }
}
