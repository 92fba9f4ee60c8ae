import type { FilterValue } from './filter.ts';

export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'value'; readonly value: FilterValue }
  | { readonly kind: '(' | ')' | '[' | ']' | '.' };

/** One piece of a filter: a text as JSON writes it, a number, a bracket, or a word with the name of a schema before it. */
const piece =
  /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|([()[\].])|([a-z$][\w$:-]*(?:\.[\w$:-]+)*))/iy;

const words: ReadonlyMap<string, FilterValue> = new Map<string, FilterValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The pieces of a filter or a path; null where it has something that is none. */
export function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  piece.lastIndex = 0;
  const end = text.trimEnd().length;
  while (piece.lastIndex < end) {
    const token = tokenOf(piece.exec(text));
    if (token === null) {
      return null;
    }
    tokens.push(token);
  }
  return tokens;
}

function tokenOf(found: RegExpExecArray | null): Token | null {
  const [, quoted, number, sign, word] = found ?? [];
  if (quoted !== undefined) {
    const value = readText(quoted);
    return value === null ? null : { kind: 'value', value };
  }
  if (number !== undefined) {
    return { kind: 'value', value: Number(number) };
  }
  if (sign !== undefined) {
    return { kind: sign as '(' };
  }
  if (word === undefined) {
    return null;
  }
  const value = words.get(word.toLowerCase());
  return value === undefined ? { kind: 'word', text: word } : { kind: 'value', value };
}

function readText(quoted: string): string | null {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
}
