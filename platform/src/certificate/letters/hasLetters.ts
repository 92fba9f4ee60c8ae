import { create } from 'fontkit';
import { inkOf } from './graphemes.ts';

/** Whether a font file has what it takes to draw a grapheme: the range that is told of it may list more, up to all of it. */
export function hasLetters(bytes: Uint8Array): (grapheme: string) => boolean {
  const font = create(bytes);
  if (font.cmap.numSubtables === 0) {
    return () => false;
  }
  return (grapheme) =>
    Array.from(inkOf(grapheme)).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
