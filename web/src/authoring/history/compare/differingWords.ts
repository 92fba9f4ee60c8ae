import type { Piece } from '../../../ui/highlight/drawnText.ts';

/** Beyond so many pairs of words what differs is told as one piece: a page would stand still. */
const mostPairs = 4_000_000;

/** The words that each of two texts has and the other one has not, in order; words that follow one another are one piece. */
export function differingWords(one: string, other: string): readonly [readonly Piece[], readonly Piece[]] {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  const same = (i: number, j: number): boolean => ours[i]?.text === theirs[j]?.text;
  let start = 0;
  while (start < Math.min(ours.length, theirs.length) && same(start, start)) start += 1;
  let end = 0;
  const longest = Math.min(ours.length, theirs.length) - start;
  while (end < longest && same(ours.length - 1 - end, theirs.length - 1 - end)) end += 1;
  const [a, b] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
  if (a.length * b.length > mostPairs) return [joined(a, () => true), joined(b, () => true)];
  const kept = commonWords(a, b);
  return [joined(a, (word) => !kept[0].has(word)), joined(b, (word) => !kept[1].has(word))];
}

interface Word extends Piece {
  readonly text: string;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ text: word, start: index, end: index + word.length }));

/** The words of a longest common subsequence, of either text. */
function commonWords(a: readonly Word[], b: readonly Word[]): readonly [ReadonlySet<Word>, ReadonlySet<Word>] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i]?.text === b[j]?.text
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const kept = [new Set<Word>(), new Set<Word>()] as const;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [ours, theirs] = [a[i], b[j]];
    if (ours && theirs && ours.text === theirs.text) {
      kept[0].add(ours);
      kept[1].add(theirs);
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return kept;
}

function joined(words: readonly Word[], differs: (word: Word) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let isFollowing = false;
  for (const word of words) {
    const { start, end } = word;
    if (!differs(word)) isFollowing = false;
    else {
      const last = isFollowing ? pieces.pop() : undefined;
      pieces.push({ start: last?.start ?? start, end });
      isFollowing = true;
    }
  }
  return pieces;
}
