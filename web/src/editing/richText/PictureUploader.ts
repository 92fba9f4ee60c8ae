import Delta from 'quill-delta';
import Module from 'quill/core/module.js';
import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { caretAt } from '../writing/pressedText.ts';
import { pictureTakerOf } from './pictureTaker.ts';

/** Takes the files that are pasted or dropped into a text. The library's own would carry them within the text. */
export class PictureUploader extends Module {
  constructor(quill: Quill, options: object) {
    super(quill, options);
    quill.root.addEventListener('drop', (event) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) this.upload(placeOf(quill, event), files);
    });
  }

  upload(range: Pick<Range, 'index' | 'length'>, files: Iterable<File>): void {
    const { quill } = this;
    const taker = pictureTakerOf(quill);
    const marks = [...files].flatMap((file) => taker.file(file) ?? []);
    if (marks.length === 0) return;
    quill.updateContents(
      marks.reduce(
        (delta, mark) => delta.insert({ upload: mark }),
        new Delta().retain(range.index).delete(range.length),
      ),
      'user',
    );
    quill.setSelection(range.index + marks.length, 0, 'silent');
  }
}

/** Where something was dropped in a text; the end of the text where that is no place in it. */
function placeOf(quill: Quill, { clientX, clientY }: DragEvent): { readonly index: number; readonly length: number } {
  const caret = caretAt({ x: clientX, y: clientY });
  const blot = caret && quill.root.contains(caret.node) ? quill.scroll.find(caret.node, true) : null;
  const index =
    caret && blot ? quill.getIndex(blot) + (caret.node instanceof Text ? caret.offset : 0) : quill.getLength() - 1;
  return { index, length: 0 };
}
