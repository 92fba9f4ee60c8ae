import { addressKey } from '../addressKey.ts';
import { writtenAddress } from '../writtenAddress.ts';

/** Someone in a list of addresses, as mail programs write them. */
export interface Mailbox {
  /** As it was typed; it may be no address. */
  readonly address: string;
  /** What the list calls them; null for an address alone. */
  readonly name: string | null;
}

/** Something before and behind an at sign: whether it is an address is for the platform to say. */
export const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** What stands before the first address, behind the last, or instead of one, in parts: `"Lee, Ann"`, `<ann@x.test>`, `(Sales)` or a word. */
const part = /"((?:\\.|[^"\\]){0,320})"|<([^<>]{0,320})>|\(([^()]{0,320})\)|([^\s"<>()]+)/g;

/**
 * The people in a text, each address once, in order. It is read as mail programs write recipients (`Ann Lee <ann@x.test>; bob@x.test`),
 * as lists of one a line, and with blanks between the addresses. What is no address is among them, as it was typed.
 */
export function readMailboxes(text: string): Mailbox[] {
  const found = new Map<string, Mailbox>();
  for (const line of splitAt(text, /[;；\r\n]/)) {
    for (const mailbox of readLine(line)) {
      const key = addressKey(mailbox.address);
      const before = found.get(key);
      found.set(key, before ? { ...before, name: before.name ?? mailbox.name } : mailbox);
    }
  }
  return [...found.values()];
}

/** A comma stands between people, or between last and first name where all of the line is about one: `Lee, Ann <ann@x.test>`. */
function readLine(line: string): Mailbox[] {
  const [, last, first, address] = /^([^@<>",]+),([^@<>",]+)<([^<>,]+@[^<>,]+)>\s*$/.exec(line) ?? [];
  if (last !== undefined && first !== undefined && address !== undefined) {
    return [{ address: bare(address), name: inLine(`${first} ${last}`) }];
  }
  return splitAt(line, /[,，、]/).flatMap(readPiece);
}

/** Splits at characters outside of quotes and angle brackets; a quote that is not closed is a character as any other. */
function splitAt(text: string, separator: RegExp): string[] {
  const pieces = [''];
  for (const token of text.match(/"(?:\\.|[^"\\\n]){0,320}"|<[^<>\n]{0,320}>|[\s\S]/g) ?? []) {
    if (token.length === 1 && separator.test(token)) pieces.push('');
    else pieces[pieces.length - 1] += token;
  }
  return pieces;
}

/** The people between two separators: mostly one, several where blanks alone separate their addresses. */
function readPiece(piece: string): Mailbox[] {
  const mailboxes: { address: string; name: string | null }[] = [];
  let words: string[] = [];
  const end = (address: string): void => {
    // Mail programs repeat an address in the place of a name.
    const name = inLine(words.filter((word) => !looksLikeAddress(bare(word))).join(' '));
    mailboxes.push({ address, name });
    words = [];
  };
  const parts = [...piece.matchAll(part)];
  for (const [at, [, quoted, angled, comment, word]] of parts.entries()) {
    const isNamed = parts[at + 1]?.[2] !== undefined;
    const text = quoted?.replaceAll(/\\(.)/g, '$1') ?? word ?? comment ?? '';
    if (angled !== undefined) end(bare(angled));
    else if (comment === undefined && looksLikeAddress(bare(text)) && !isNamed) end(bare(text));
    else words.push(text);
  }
  const left = inLine(words.join(' '));
  const last = mailboxes.at(-1);
  if (last === undefined) return left === null ? [] : [{ address: bare(left), name: null }];
  last.name ??= left;
  return mailboxes.filter(({ address }) => address !== '');
}

/** An address without what stands around it. */
const bare = (text: string): string => writtenAddress(text.trim().replaceAll(/^[([]+|[)\].:]+$/g, ''));

/** On one line, without quotes around it; null for nothing. */
const inLine = (text: string): string | null => {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^['"]+|['"]+$/g, '');
  return line === '' ? null : line;
};
