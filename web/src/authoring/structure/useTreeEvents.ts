import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { StructureProps } from './StructureTree.tsx';
import { treeKey } from './treeKeys.ts';
import { rowNamed, type TreeRow } from './treeRows.ts';
import type { Carrying } from './useCarrying.ts';
import type { Tree } from './useTree.ts';
import type { TreeActions } from './useTreeActions.ts';
import type { TreeCommands } from './useTreeCommands.ts';

/** Letters that follow each other within this time, in ms, are the beginning of one name. */
const typeAheadMs = 700;

export interface TreeEvents {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

/** What is pressed in the structure, for all rows at once. */
export function useTreeEvents({
  readOnly,
  clipboard,
  tree,
  commands,
  carrying,
  actions,
  onMenu,
}: StructureProps & {
  tree: Tree;
  commands: TreeCommands;
  carrying: Carrying;
  actions: TreeActions;
  /** The menu is asked for at this element. */
  onMenu: (at: HTMLElement) => void;
}): TreeEvents {
  const { rows, send } = tree;
  const typed = useRef({ text: '', time: 0 });
  const rowAt = (target: EventTarget): TreeRow | undefined => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    return rows.find((row) => row.key === key);
  };
  const typeAhead = (event: KeyboardEvent, focused: string): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const goesOn = event.timeStamp - typed.current.time < typeAheadMs && typed.current.text !== '';
    if (event.key === ' ' && !goesOn) return false;
    typed.current = { text: goesOn ? typed.current.text + event.key : event.key, time: event.timeStamp };
    const found = rowNamed(rows, focused, typed.current.text);
    if (found) send({ type: 'went', key: found.key });
    return true;
  };
  const whileCarrying = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (by) carrying.step(by);
    else if (event.key === 'Escape') carrying.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onFocus({ target }) {
      const row = rowAt(target);
      if (row) send({ type: 'arrived', key: row.key });
    },
    onBlur({ relatedTarget, currentTarget }) {
      if (carrying.carried && relatedTarget && !currentTarget.contains(relatedTarget)) carrying.cancel();
    },
    onClick(event) {
      const row = rowAt(event.target);
      const part = (event.target as Element).closest<HTMLElement>('[data-part]');
      if (!row || event.target instanceof HTMLInputElement) return;
      if (row.kind === 'add') {
        if (part) commands.addLecture(row.module);
        return;
      }
      if (part?.dataset.part === 'handle') {
        if (carrying.carried) carrying.drop();
        // By a pointer it is dragged; a press of a key has no count of clicks.
        else if (event.detail === 0) carrying.pickUp(actions.meant);
      } else if (part?.dataset.part === 'menu') onMenu(part);
      else if (event.shiftKey && !readOnly) send({ type: 'extended', key: row.key });
      else if ((event.ctrlKey || event.metaKey) && !readOnly) send({ type: 'toggled', key: row.key });
      // The second press of a double click means something else.
      else if (part || readOnly || event.detail < 2) {
        send({ type: 'cleared' });
        actions.run('open', [row.key]);
      }
    },
    onDoubleClick(event) {
      const row = rowAt(event.target);
      const isOnPart = (event.target as Element).closest('[data-part], input') !== null;
      if (!row || row.kind === 'add' || isOnPart || readOnly || event.shiftKey || event.ctrlKey || event.metaKey)
        return;
      // Its first press has folded or unfolded the module.
      if (row.kind === 'module') actions.run('open', [row.key]);
      actions.run('rename', [row.key]);
    },
    onContextMenu(event) {
      const row = rowAt(event.target);
      if (!row || row.kind === 'add' || readOnly || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      send({ type: 'went', key: row.key });
      onMenu((event.target as Element).closest<HTMLElement>('[data-key]') ?? event.currentTarget);
    },
    onKeyDown(event) {
      if (carrying.carried) {
        whileCarrying(event);
        return;
      }
      const focused = rowAt(event.target)?.key;
      const isButton = event.target instanceof HTMLButtonElement;
      if (focused === undefined || (isButton && (event.key === ' ' || event.key === 'Enter'))) return;
      if (typeAhead(event, focused)) {
        event.preventDefault();
        return;
      }
      const meaning = treeKey(event, rows, focused);
      // Escape with nothing selected is for anyone who stands around.
      if (meaning === null || (event.key === 'Escape' && tree.selected.length === 0)) return;
      event.preventDefault();
      if (typeof meaning === 'string') actions.run(meaning, actions.meant);
      else if (!readOnly || !changesSelection.has(meaning.type)) send(meaning);
    },
    onPaste(event) {
      const row = rowAt(event.target);
      if (readOnly || !row || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopPropagation();
      commands.paste(clipboard.pasted(event.clipboardData), row.kind === 'add' ? row.module : row.key);
    },
  };
}

const changesSelection: ReadonlySet<string> = new Set(['extended', 'toggled', 'selectedAll']);
