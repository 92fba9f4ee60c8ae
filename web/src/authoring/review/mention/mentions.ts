/**
 * People who are mentioned while a comment is written (OP-280): in the field they are words, `@` and a name; what is sent has a mark at each place and names people by
 * their ids.
 */
import { escaped } from '../../../review/textQuote.ts';

/** Someone whom the writer has chosen. */
export interface Picked {
  readonly userId: number;
  /** Their name, with a number where someone else of this name is chosen, too. */
  readonly label: string;
}

interface Person {
  readonly userId?: number | null | undefined;
  readonly name: string;
}

/** U+FFFC OBJECT REPLACEMENT CHARACTER, as the contract has it. */
const mark = '\u{FFFC}';
/** As many as the contract takes. */
export const mostMentions = 10;
const longestSearch = 40;

/** The people with someone more; and as what that one stands in the field. */
export function pick(
  picked: readonly Picked[],
  userId: number,
  name: string,
): { picked: readonly Picked[]; label: string } {
  const known = picked.find((each) => each.userId === userId);
  if (known) return { picked, label: known.label };
  const isTaken = (label: string): boolean => picked.some((each) => each.label === label);
  let label = name;
  for (let number = 2; isTaken(label); number += 1) label = `${name} (${number})`;
  return { picked: [...picked, { userId, label }], label };
}

/** A comment as it is sent. */
export function markMentions(text: string, picked: readonly Picked[]): { text: string; mentionIds: readonly string[] } {
  const words = text.replaceAll(mark, '');
  if (picked.length === 0) return { text: words, mentionIds: [] };
  // The longest first: “Ada Lovelace” is not Ada.
  const labels = picked.map(({ label }) => label).toSorted((one, other) => other.length - one.length);
  const mention = new RegExp(String.raw`(?<![\p{L}\p{N}])@(${labels.map(escaped).join('|')})(?![\p{L}\p{N}])`, 'gu');
  const mentionIds: string[] = [];
  const marked = words.replaceAll(mention, (_whole, label: string) => {
    mentionIds.push(String(picked.find((each) => each.label === label)?.userId));
    return mark;
  });
  return { text: marked, mentionIds };
}

/** A comment as its writer changes it. Where an account is gone, there is nobody to mention. */
export function writtenText(pieces: readonly { readonly text: string; readonly person: Person | null | undefined }[]): {
  text: string;
  picked: readonly Picked[];
} {
  let picked: readonly Picked[] = [];
  let text = '';
  for (const { text: words, person } of pieces) {
    if (person?.userId == null) text += words;
    else {
      const { label, picked: all } = pick(picked, person.userId, person.name);
      picked = all;
      text += `@${label}`;
    }
  }
  return { text, picked };
}

/** A mention that is being typed. */
export interface TypedMention {
  /** The place of its `@`. */
  readonly start: number;
  /** What is typed of the name. */
  readonly search: string;
}

/** The mention that is being typed right before a place; null where none is, and where one is complete. */
export function typedMention(text: string, caret: number, picked: readonly Picked[]): TypedMention | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (caret === 0 || start < 0 || /[\p{L}\p{N}]$/u.test(text.slice(0, start))) return null;
  const search = text.slice(start + 1, caret);
  // “Ada” who is chosen is not complete in “Adam”, who may be chosen next.
  const isComplete = picked.some(
    ({ label }) => search.startsWith(label) && !/^[\p{L}\p{N}]/u.test(search.slice(label.length)),
  );
  return isComplete || search.length > longestSearch || /^\s|\n|\s\s/.test(search) ? null : { start, search };
}
