import type { PreparedMail } from './preparedMail.ts';
import type { Letter } from './renderMail.ts';

/** A mail for readers without HTML: the same words, the link on a line of its own. */
export const mailPlainText = (letter: Letter, { link, brand, stopLink }: PreparedMail): string =>
  [
    letter.greeting,
    ...letter.before,
    ...letter.items.map((item) => `* ${item}`),
    `${letter.action}:\n${link}`,
    ...letter.after,
    ...(stopLink === undefined ? [] : [`${letter.stop}:\n${stopLink}`]),
    `-- \n${letter.sender}\n${brand.origin}`,
  ].join('\n\n') + '\n';
