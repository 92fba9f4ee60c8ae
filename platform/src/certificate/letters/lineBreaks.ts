/** Where a line may end. */
import LineBreaker from 'linebreak';
import { graphemesOf } from './graphemes.ts';

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** A text in the pieces between which a line may end, blanks with the piece before them (UAX 14). */
export function unbrokenPieces(text: string): readonly string[] {
  const breaker = new LineBreaker(text);
  const pieces: string[] = [];
  let start = 0;
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
    pieces.push(text.slice(start, found.position));
    start = found.position;
  }
  return pieces;
}

/** A piece that is too wide, by words for scripts that write none apart (Thai, Khmer …), else by letters. */
export function smallerPieces(piece: string, fits: (part: string) => boolean): readonly string[] {
  return Array.from(words.segment(piece), ({ segment }) => segment).flatMap((word) =>
    fits(word) ? [word] : graphemesOf(word),
  );
}
