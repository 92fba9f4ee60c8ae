import type { PreparedMail } from './prepareMail.ts';
import type { Letter } from './renderMail.ts';

/** A mail for readers without HTML: the same words, the link on a line of its own. */
export const mailPlainText = (letter: Letter, { link, brand }: PreparedMail): string =>
  [
    letter.greeting,
    ...letter.before,
    `${letter.action}:\n${link}`,
    ...letter.after,
    `-- \n${letter.sender}\n${brand.origin}`,
  ].join('\n\n') + '\n';
