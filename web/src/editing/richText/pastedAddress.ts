import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { addressAlone } from './typedAddress.ts';

/** Where words lead on which an address is pasted; null where the paste takes their place. */
export function linkFor(quill: Quill, { index, length }: Range, pasted: string | undefined): string | null {
  const href = addressAlone(pasted ?? '');
  if (href === null || quill.getText(index, length).trim() === '') {
    return null;
  }
  const isPlain = quill
    .getContents(index, length)
    .ops.every(
      ({ insert, attributes = {} }) =>
        typeof insert === 'string' && !['code', 'code-block', 'table'].some((name) => attributes[name]),
    );
  return isPlain ? href : null;
}

/** Makes a link of what is selected where an address is pasted on it; whether it did. */
export function linkSelection(quill: Quill, range: Range, pasted: string | undefined): boolean {
  const href = linkFor(quill, range, pasted);
  if (href === null) {
    return false;
  }
  quill.history.cutoff();
  quill.formatText(range.index, range.length, 'link', { href, newTab: true }, 'user');
  quill.history.cutoff();
  quill.setSelection(range.index + range.length, 0, 'silent');
  return true;
}
