import { shortcutLetter } from '../shortcutLetter.ts';
import type { Quill } from './createQuill.ts';
import { linkFor } from './pastedAddress.ts';

/**
 * Makes “everything” mean everything: when all is selected, also what the browser leaves out of its selection, deleting and cutting leave an
 * empty paragraph and pasting begins with one, whatever kind of block stood there.
 */
export function handleSelectAll(quill: Quill): void {
  const { container } = quill;
  /** What the browser made of it when all was selected last: it may begin behind a piece that cannot be edited. */
  let all: { readonly index: number; readonly length: number } | null = null;
  const isAll = (): boolean => {
    const range = quill.getSelection();
    if (range === null || range.length === 0) return false;
    const isWhole = range.index === 0 && range.length >= quill.getLength() - 1;
    return isWhole || (range.index === all?.index && range.length === all.length);
  };
  quill.on('text-change', () => (all = null));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && shortcutLetter(event) === 'a') {
      take(event);
      quill.setSelection(0, quill.getLength(), 'user');
      all = quill.getSelection();
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && isAll()) {
      take(event);
      empty(quill);
    }
  };
  const onBeforeInput = (event: InputEvent): void => {
    if (!isAll()) return;
    if (event.inputType.startsWith('delete')) {
      take(event);
      empty(quill);
    } else if (event.inputType === 'insertText' && event.data && hasUntypable(quill)) {
      take(event);
      empty(quill);
      quill.insertText(0, event.data, 'user');
      quill.setSelection(event.data.length, 0, 'silent');
    }
  };
  container.addEventListener('keydown', onKeyDown, true);
  container.addEventListener('beforeinput', onBeforeInput, true);
  container.addEventListener('compositionstart', () => isAll() && hasUntypable(quill) && empty(quill), true);
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    // An address makes a link of the words.
    const range = quill.getSelection();
    if (isAll() && !(range && linkFor(quill, range, clipboardData?.getData('text/plain')))) empty(quill);
  };
  container.addEventListener('paste', onPaste, true);
  let isCutting = false;
  container.addEventListener('cut', () => (isCutting = isAll()), true);
  // By now the clipboard has it.
  container.addEventListener('cut', () => isCutting && empty(quill));
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Leaves one paragraph, with the caret in it; a single step to undo. */
function empty(quill: Quill): void {
  quill.history.cutoff();
  quill.setContents([{ insert: '\n' }], 'user');
  quill.setSelection(0, 0, 'silent');
}

/** Whether there is something that words would not take the place of: they would go into its first cell, or beside it. */
const hasUntypable = ({ root }: Quill): boolean => root.querySelector('.ql-kept, table, hr, .ql-video') !== null;
