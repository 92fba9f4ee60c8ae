import { linkAddress } from './linkAddress.ts';

/** An address in a text. */
export interface TypedAddress {
  readonly start: number;
  readonly length: number;
  readonly href: string;
}

/** What begins as an address; a bare `demo.test` may be the end of a sentence without a space behind it. */
const address = /^(?:https?:\/\/\S+|www\.\S+\.\S+|mailto:\S+@\S+|[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+)$/iu;

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '»': '«' };

/** The address that a text ends with, without what stands around it in a sentence: brackets, quotation marks, full stops. */
export function addressAtEnd(text: string): TypedAddress | null {
  const word = /\S+$/u.exec(text)?.[0] ?? '';
  const lead = /^[([{<"'“„«‘]+/u.exec(word)?.[0].length ?? 0;
  const bare = withoutEnd(word.slice(lead));
  const href = address.test(bare) ? linkAddress(bare) : null;
  return href === null ? null : { start: text.length - word.length + lead, length: bare.length, href };
}

/** Where a text that is nothing but an address leads, null for any other. */
export function addressAlone(text: string): string | null {
  const bare = text.trim();
  return address.test(bare) ? linkAddress(bare) : null;
}

function withoutEnd(word: string): string {
  let rest = word;
  for (;;) {
    const last = rest.at(-1) ?? '';
    const opened = opening[last];
    const isPair = opened !== undefined && count(rest, opened) >= count(rest, last);
    if (!/[.,;:!?…>"'”“’)\]}»]/u.test(last) || isPair) {
      return rest;
    }
    rest = rest.slice(0, -1);
  }
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;
