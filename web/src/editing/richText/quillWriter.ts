import { domOfIndex, drawnText } from '../writing/drawnText.ts';
import { pressKey, type FieldWriter } from '../writing/fieldWriter.ts';
import type { BufferedInput } from '../writing/inputBuffer.ts';
import { selectSampleIn } from '../writing/sampleText.ts';
import { indexOf, type TextPlace } from '../writing/textPlace.ts';
import type { Quill } from './createQuill.ts';

/** How the editor takes the caret, and what was typed before it was there: as if it were typed now. */
export function quillWriter(quill: Quill): FieldWriter {
  return {
    focus(place, scrolls) {
      quill.focus({ preventScroll: true });
      putCaret(quill, place);
      if (scrolls) quill.root.scrollIntoView({ block: 'nearest' });
    },
    write(inputs) {
      for (const input of inputs) write(quill, input);
    },
  };
}

function putCaret(quill: Quill, place: TextPlace | null): void {
  const drawn = drawnText(quill.root);
  const caret = place && domOfIndex(drawn, indexOf(drawn.text, place));
  if (caret) {
    document.getSelection()?.collapse(caret.node, caret.offset);
  } else quill.setSelection(quill.getLength(), 0, 'silent');
  selectSampleIn(quill.root, caret ? 'caret' : 'first');
  quill.update('silent');
}

function write(quill: Quill, input: BufferedInput): void {
  const { root } = quill;
  if (input.kind === 'paste') {
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData: input.data, bubbles: true, cancelable: true }));
  } else if (input.kind === 'key') {
    if (pressKey(root, input.init)) doKey(quill, input.init);
  } else if (/^..+$/su.test(input.text) || pressKey(root, { key: input.text })) {
    insert(quill, input.text);
  }
}

function insert(quill: Quill, text: string): void {
  const { index, length } = quill.getSelection(true);
  const formats = quill.getFormat(index, length);
  if (length > 0) quill.deleteText(index, length, 'user');
  // The caret is behind it before anyone is told, as it may become something else at once.
  quill.once('editor-change', () => quill.setSelection(index + text.length, 0, 'silent'));
  quill.insertText(index, text, formats, 'user');
}

/** What the browser does with keys that the editor leaves to it. */
function doKey(quill: Quill, init: KeyboardEventInit): void {
  const { index } = quill.getSelection(true);
  const isBack = init.key === 'Backspace';
  if (!isBack && init.key !== 'Delete') {
    moveCaret(init);
    return;
  }
  const letter = isBack ? /.$/su.exec(quill.getText(0, index)) : /^./su.exec(quill.getText(index));
  // A picture has no letter.
  const length = letter?.[0].length ?? 1;
  const start = isBack ? index - length : index;
  quill.deleteText(start, length, 'user');
  quill.setSelection(start, 0, 'silent');
}

function moveCaret({ key = '', shiftKey = false, ctrlKey = false }: KeyboardEventInit): void {
  const [direction, unit] = moves.get(key) ?? [];
  const by = ctrlKey && unit === 'character' ? 'word' : unit;
  document.getSelection()?.modify(shiftKey ? 'extend' : 'move', direction, by);
}

const moves: ReadonlyMap<string, readonly [direction: string, unit: string]> = new Map([
  ['ArrowLeft', ['left', 'character']],
  ['ArrowRight', ['right', 'character']],
  ['ArrowUp', ['backward', 'line']],
  ['ArrowDown', ['forward', 'line']],
  ['Home', ['backward', 'lineboundary']],
  ['End', ['forward', 'lineboundary']],
]);
