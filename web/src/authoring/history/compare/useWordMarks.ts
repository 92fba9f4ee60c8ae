import { useEffect, useState, type RefObject } from 'react';
import { differingWords, type Piece } from './differingWords.ts';

/** The names of the highlights, as the styles of the comparison have them. */
const highlights = ['lectern-before', 'lectern-after'] as const;

/** What only one of two versions says, each as its pieces. */
export interface OnlyWords {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const none: OnlyWords = { before: [], after: [] };

/** Whether the browser can mark words without touching what is drawn. */
export const canMark = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/**
 * Marks the words in which two drawn versions differ, and tells them. What draws the versions knows nothing of it: a mark among its elements
 * would be lost with its next drawing. Parts that come later are looked at when they have come.
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
    const draw = (): void => {
      unmark(marked);
      const texts = [textOf(one), textOf(other)] as const;
      const pieces = differingWords(texts[0].text, texts[1].text);
      marked = texts.map((text, side) => rangesOf(text, pieces[side] ?? []));
      mark(marked);
      setOnly((known) => {
        const [ours, theirs] = texts.map(({ text }, side) => wordsIn(text, pieces[side] ?? [])) as [string[], string[]];
        const isKnown = [...known.before, '|', ...known.after].join() === [...ours, '|', ...theirs].join();
        return isKnown ? known : { before: ours, after: theirs };
      });
    };
    draw();
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    for (const element of elements) observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      unmark(marked);
    };
  }, [before, after, on]);
  return only;
}

interface DrawnText {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
}

/** The words of an element, with where each of its nodes begins in them. */
function textOf(element: HTMLElement): DrawnText {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('style, script, [aria-hidden="true"]')) continue;
    nodes.push({ node: node as Text, start: text.length });
    // The last word of a paragraph and the first one of the next are two.
    text += `${node.textContent ?? ''}\n`;
  }
  return { text, nodes };
}

const wordsIn = (text: string, pieces: readonly Piece[]): string[] =>
  pieces.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));

function rangesOf({ nodes }: DrawnText, pieces: readonly Piece[]): readonly Range[] {
  return pieces.flatMap(({ start, end }) =>
    nodes.flatMap(({ node, start: nodeStart }) => {
      const from = Math.max(start - nodeStart, 0);
      const to = Math.min(end - nodeStart, node.length);
      if (from >= to) return [];
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [range];
    }),
  );
}

/** All versions that are open have their marks in the same two highlights. */
function mark(marked: readonly (readonly Range[])[]): void {
  if (!canMark()) return;
  for (const [side, name] of highlights.entries()) {
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    for (const range of marked[side] ?? []) highlight.add(range);
    CSS.highlights.set(name, highlight);
  }
}

function unmark(marked: readonly (readonly Range[])[]): void {
  if (!canMark()) return;
  for (const [side, name] of highlights.entries()) {
    for (const range of marked[side] ?? []) CSS.highlights.get(name)?.delete(range);
  }
}
