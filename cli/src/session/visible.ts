/**
 * A text with the characters seen that command a terminal, or turn the direction of what is read: names are given by others, and would hide or
 * forge what is said. Lines and tabs stay.
 */
export const visible = (text: string): string =>
  text.replaceAll(
    /[^\P{Cc}\n\t]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
