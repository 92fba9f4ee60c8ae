import type Delta from 'quill-delta';
import type { Quill } from './createQuill.ts';
import { opensBlocks, queryIn, type Slash } from './slash.ts';
import { textOf, typedLetter } from './typed.ts';

/** Tells of a “/” that is typed where blocks can be, of what is typed behind it, and (null) when that is over. */
export function watchSlash(quill: Quill, tell: (slash: Slash | null) => void): SlashWatch {
  let open: number | null = null;
  const close = (): void => {
    if (open === null) return;
    open = null;
    tell(null);
  };
  const follow = (start: number, caret: number): void => {
    const query = caret > start ? queryIn(textOf(quill, start, caret - start)) : null;
    if (query === null) close();
    else {
      open = start;
      tell({ index: start, query });
    }
  };
  const onText = (delta: Delta, _before: Delta, source: string): void => {
    if (source !== 'user' || quill.history.ignoreChange) return close();
    const letter = typedLetter(delta);
    // The browser may not have put the caret behind a letter yet, as in an empty line.
    const caret = letter ? letter.index + 1 : caretOf(quill);
    if (open !== null) return follow(open, caret);
    if (letter?.text === '/' && canHold(quill, letter.index)) follow(letter.index, caret);
    return undefined;
  };
  const onSelection = (): void => {
    if (open !== null) follow(open, caretOf(quill));
  };
  quill.on('text-change', onText);
  quill.on('selection-change', onSelection);
  const stop = (): void => {
    quill.off('text-change', onText);
    quill.off('selection-change', onSelection);
  };
  return { close, stop };
}

interface SlashWatch {
  /** Leaves the “/” that is open now as it stands. */
  readonly close: () => void;
  readonly stop: () => void;
}

const caretOf = (quill: Quill): number => quill.getSelection()?.index ?? -1;

/** Whether blocks can be put where a “/” was typed: not into code and not into the cell of a table. */
function canHold(quill: Quill, index: number): boolean {
  const formats = quill.getFormat(index, 1);
  if (formats['code'] || formats['code-block'] || formats['table'] || formats['link']) return false;
  const [, offset] = quill.getLine(index);
  return opensBlocks(textOf(quill, index - offset, offset));
}
