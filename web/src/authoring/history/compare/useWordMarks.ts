import { useEffect, useState, type RefObject } from 'react';
import { drawnTextOf, rangesOf, type Piece } from '../../../ui/highlight/drawnText.ts';
import { drawnWith, mark, unmark } from '../../../ui/highlight/highlights.ts';
import { differingWords } from './differingWords.ts';

/** The names of the highlights, as the styles of the comparison have them. */
const highlights = ['lectern-before', 'lectern-after'] as const;

/** What only one of two versions says, each as its pieces. */
export interface OnlyWords {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const none: OnlyWords = { before: [], after: [] };

/**
 * Marks the words in which two drawn versions differ, and tells them. What draws the versions knows nothing of it. Parts that come later are
 * looked at when they have come.
 */
export function useWordMarks(
  before: RefObject<HTMLElement | null>,
  after: RefObject<HTMLElement | null>,
  on: boolean,
): OnlyWords {
  const [only, setOnly] = useState(none);
  useEffect(() => {
    const elements = [before.current, after.current].filter((element) => element !== null);
    const [one, other] = elements;
    if (!on || !one || !other) return undefined;
    let marked: readonly (readonly Range[])[] = [];
    const unmarkAll = (): void => {
      for (const [side, name] of highlights.entries()) unmark(name, marked[side] ?? []);
    };
    const stop = drawnWith(elements, () => {
      unmarkAll();
      const texts = [drawnTextOf(one), drawnTextOf(other)] as const;
      const pieces = differingWords(texts[0].text, texts[1].text);
      marked = texts.map((text, side) => rangesOf(text, pieces[side] ?? []));
      for (const [side, name] of highlights.entries()) mark(name, marked[side] ?? []);
      setOnly((known) => {
        const [ours, theirs] = texts.map(({ text }, side) => wordsIn(text, pieces[side] ?? [])) as [string[], string[]];
        const isKnown = [...known.before, '|', ...known.after].join() === [...ours, '|', ...theirs].join();
        return isKnown ? known : { before: ours, after: theirs };
      });
    });
    return () => {
      stop();
      unmarkAll();
    };
  }, [before, after, on]);
  return only;
}

const wordsIn = (text: string, pieces: readonly Piece[]): string[] =>
  pieces.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));
