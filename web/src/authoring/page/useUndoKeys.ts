import { useEffect } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { shortcutLetter } from '../../editing/shortcutLetter.ts';

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S on the whole page; a field that undoes on its own keeps its own keys. */
export function useUndoKeys(editor: Pick<CourseEditor, 'undo' | 'redo' | 'save'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = shortcutLetter(event);
      const action = {
        z: event.shiftKey ? () => editor.redo() : () => editor.undo(),
        y: () => editor.redo(),
        s: () => editor.save(),
      }[key];
      if (!action || (key !== 's' && undoesItself(event.target))) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}

/** Rich text has a history of its own while it is written in, and what is written in a window above the page is not in the draft yet. */
const undoesItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('dialog') !== null);
