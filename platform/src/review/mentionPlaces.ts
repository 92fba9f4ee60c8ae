/**
 * Where people are mentioned in a comment (OP-280). Its text holds a mark at each place and no names: the first mark stands for the first of its mentions, and so on. Names are
 * filled in as they are when it is read.
 */
import type { Id } from '../shared/id.ts';

/** U+FFFC OBJECT REPLACEMENT CHARACTER, which nobody types. */
export const mentionMark = '\u{FFFC}';

/** Null for someone whose account is gone. */
export type Mention = Id | null;

export interface Piece {
  readonly text: string;
  readonly mentioned: boolean;
  /** Null for what is no mention, and for someone whose account is gone. */
  readonly person: { readonly userId: Id; readonly name: string } | null;
}

export const countMarks = (text: string): number => text.split(mentionMark).length - 1;

export const withoutMarks = (text: string): string => text.replaceAll(mentionMark, '');

/** The text in the order that it is read, with the names that people have now. */
export function piecesOf(text: string, mentions: readonly Mention[], names: ReadonlyMap<Id, string>): Piece[] {
  return text.split(mentionMark).flatMap((words, place) => {
    const userId = mentions[place - 1];
    const name = userId == null ? undefined : names.get(userId);
    const person = userId == null || name === undefined ? null : { userId, name };
    return [
      // A mark that stands for nobody was not written by a client that mentions people.
      ...(userId === undefined ? [] : [{ text: `@${person?.name ?? '…'}`, mentioned: true, person }]),
      ...(words === '' ? [] : [{ text: words, mentioned: false, person: null }]),
    ];
  });
}

export const readableText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Who is mentioned in a text: those with a place as often as they have one, then others once. */
export function toMentions(text: string, userIds: readonly Id[] | null | undefined): Id[] {
  const placed = (userIds ?? []).slice(0, countMarks(text));
  return [...placed, ...new Set((userIds ?? []).slice(placed.length).filter((id) => !placed.includes(id)))];
}
