/**
 * A place in a text that stays the same when the text is drawn in another way: by its letters, as spaces and lines between blocks differ
 * between the page that learners see and the field where the text is written.
 */
export interface TextPlace {
  /** How many letters stand before it. */
  readonly letters: number;
  /** How many spaces stand between the last of them and the place. */
  readonly spaces: number;
  /** Whether it is just before the next letter, at the beginning of a word or line. */
  readonly opens: boolean;
}

/** Only the letters of a text: what two drawings of it have in common. */
export const lettersOf = (text: string): string => text.replaceAll(/\s+/g, '');

/** The place before the character at `index`. */
export function placeOf(text: string, index: number): TextPlace {
  const before = text.slice(0, index);
  const spaces = before.length - before.trimEnd().length;
  return {
    letters: lettersOf(before).length,
    spaces,
    opens: (index === 0 || spaces > 0) && /^\S/.test(text.slice(index)),
  };
}

/** The index of a place in a text with the same letters; the end where the text is shorter. */
export function indexOf(text: string, { letters, spaces, opens }: TextPlace): number {
  if (opens) {
    return afterLetters(text, letters + 1, text.length + 1) - 1;
  }
  const start = afterLetters(text, letters, text.length);
  const following = /^\s*/.exec(text.slice(start))?.[0].length ?? 0;
  return start + Math.min(spaces, following);
}

/** The index behind the letter of this number, counted from 1; `none` where there are fewer. */
function afterLetters(text: string, number: number, none: number): number {
  let left = number;
  for (let index = 0; index < text.length && left > 0; index += 1) {
    if (/\S/.test(text.charAt(index))) {
      left -= 1;
    }
    if (left === 0) {
      return index + 1;
    }
  }
  return left > 0 ? none : 0;
}
