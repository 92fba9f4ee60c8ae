/** One line of text that stands in lists, mails and on certificates, such as a name. */

/** Control characters, and those that turn the direction of what stands around them. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Without white space at its ends; within, each stretch of it is one space. Line breaks stay, to be refused. */
export const tidyLine = (text: string): string => text.trim().replaceAll(/[^\S\p{Cc}]+/gu, ' ');

/** Whether the text would show as the line that was typed. */
export const isLineOfText = (text: string): boolean => !unprintable.test(text);

/** Whether anything of the text can be seen: characters without a width, and those that mean nothing on their own, are none. */
export const isVisible = (text: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u.test(text);

/** What to say about a text that {@link isLineOfText} refuses. */
export const notALineOfText = 'must be one line without control characters';
