import type { KeyboardEvent } from 'react';
import type { NodeKey } from '../draft/courseDraft.ts';
import { shortcutLetter } from '../../editing/shortcutLetter.ts';
import type { NodeCommands } from './nodeCommands.ts';
import type { Selection } from './useSelection.ts';

/** What can be done with what stands in a frame. */
export interface NodeActions {
  onEdit: () => void;
  onDone: () => void;
  /** Absent for what has no other place; null where there is none in that direction. */
  onMoveUp?: (() => void) | null;
  onMoveDown?: (() => void) | null;
  /** Opens a list of all places. */
  onMoveTo?: () => void;
  onDuplicate?: () => void;
  onCopy?: () => void;
  /** Keeps it for other lectures; absent for what cannot be kept. */
  onSave?: (() => void) | undefined;
  /** Shows who last changed it; absent for what the history does not tell apart. */
  onAuthors?: (() => void) | undefined;
  onCut?: () => void;
  onRemove?: () => void;
}

/** The actions of the node at a place of a list of `count`, counted from 0; what stands `beside` it is gone on with when it is deleted. */
export function frameActions(
  key: NodeKey,
  at: number,
  count: number,
  commands: NodeCommands,
  selection: Selection,
  beside: NodeKey | null,
): NodeActions {
  return {
    onEdit: () => selection.edit(key),
    onDone: () => selection.edit(null),
    onMoveUp: at === 0 ? null : () => commands.move(key, at, at - 1),
    onMoveDown: at === count - 1 ? null : () => commands.move(key, at, at + 1),
    onMoveTo: () => commands.moveTo(key),
    onDuplicate: () => commands.duplicate(key, at),
    onCopy: () => commands.copy(key),
    onCut: () => commands.cut(key, beside),
    onSave: commands.save && (() => commands.save?.(key)),
    onAuthors: commands.authors && (() => commands.authors?.(key)),
    onRemove: () => commands.remove(key, beside),
  };
}

/** What a key does while the frame itself has the focus. */
export function keyAction(event: KeyboardEvent, actions: NodeActions): (() => void) | null | undefined {
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey && event.key === 'ArrowUp') return actions.onMoveUp;
  if (event.altKey && event.key === 'ArrowDown') return actions.onMoveDown;
  if (command && !event.altKey && !event.shiftKey) return commandOf(shortcutLetter(event.nativeEvent), actions);
  if (event.key === 'Enter' || event.key === 'F2') return actions.onEdit;
  return event.key === 'Delete' ? actions.onRemove : null;
}

function commandOf(letter: string, actions: NodeActions): (() => void) | null | undefined {
  // Words that are marked on the page are what is meant then.
  const isTextMarked = document.getSelection()?.isCollapsed === false;
  if (letter === 'c') return isTextMarked ? null : actions.onCopy;
  if (letter === 'x') return isTextMarked ? null : actions.onCut;
  return letter === 'd' ? actions.onDuplicate : null;
}
