import Delta from 'quill-delta';
import type { Quill } from './createQuill.ts';

/** Told to an editor with a change that is no doing of the author: what they wrote before it is passed on first. */
export const outsideChange = 'outside-change';

/** Puts the picture that has arrived in the place of its mark, or takes the mark away (`''`); the cursor stays where it is. */
export function showPicture(quill: Quill, key: string, html: string): void {
  const marks = [...quill.root.querySelectorAll(`.ql-upload-${CSS.escape(key)}`)];
  if (marks.length === 0) return;
  quill.emitter.emit(outsideChange, () => {
    for (const mark of marks) {
      const blot = quill.scroll.find(mark);
      if (!blot) continue;
      const place = new Delta().retain(quill.getIndex(blot)).delete(1);
      quill.updateContents(place.concat(html === '' ? new Delta() : pictureOf(quill, html)), 'silent');
    }
  });
}

/** The picture alone: the editor makes a paragraph of what it converts. */
function pictureOf(quill: Quill, html: string): Delta {
  return new Delta(quill.clipboard.convert({ html }).ops.filter(({ insert }) => typeof insert === 'object'));
}
