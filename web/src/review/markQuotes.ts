import { drawnTextOf, rangesOf } from '../ui/highlight/drawnText.ts';
import { drawnWith, mark, unmark } from '../ui/highlight/highlights.ts';
import { placeOfQuote, type TextQuote } from './textQuote.ts';

/** The name of the highlight, as the styles have it. */
const highlight = 'lectern-quote';

/** Words that a thread is about, and the element that they stand in; null while it is not drawn. */
export interface QuotedWords {
  readonly quote: TextQuote;
  readonly element: () => Element | null;
}

/** Keeps quoted words marked wherever they are drawn within an element, until what is given is called. */
export function markQuotes(within: Element, quoted: readonly QuotedWords[]): () => void {
  if (quoted.length === 0) return () => undefined;
  let marked: readonly Range[] = [];
  const stop = drawnWith([within], () => {
    unmark(highlight, marked);
    marked = quoted.flatMap(rangesOfQuote);
    mark(highlight, marked);
  });
  return () => {
    stop();
    unmark(highlight, marked);
  };
}

function rangesOfQuote({ quote, element }: QuotedWords): readonly Range[] {
  const drawn = element();
  if (!drawn) return [];
  const text = drawnTextOf(drawn);
  const place = placeOfQuote(text.text, quote);
  return place ? rangesOf(text, [place]) : [];
}
