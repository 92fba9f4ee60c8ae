import type { Quill } from '../createQuill.ts';
import { cellBlotAt } from './tableText.ts';

const asked = 'table-menu-asked';

/** Hears of the keys that ask for the menu of a table, with the caret in one; returns how to stop that. */
export function onTableMenuAsked(quill: Quill, hear: () => void): () => void {
  quill.emitter.on(asked, hear);
  return () => void quill.emitter.off(asked, hear);
}

/** Takes the key for menus, and Shift+F10. The right button of a mouse is for the browser's own menu, which corrects spelling. */
export function handleTableMenu(quill: Quill): void {
  const isInTable = (): boolean => {
    const range = quill.hasFocus() ? quill.getSelection() : null;
    return range !== null && cellBlotAt(quill, range.index) !== null;
  };
  quill.container.addEventListener('keydown', (event) => {
    const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (isAsked && isInTable()) {
      event.preventDefault();
      quill.emitter.emit(asked);
    }
  });
  // Some systems tell of the key once it is let go.
  quill.container.addEventListener('contextmenu', (event) => {
    if (event.button !== 2 && isInTable()) {
      event.preventDefault();
    }
  });
}
