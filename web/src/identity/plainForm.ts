import contract from '../../../contracts/plainForm.json' with { type: 'json' };

const { apostrophes, quotes, dashes } = contract;
const anyOf = (marks: string): RegExp => new RegExp(`[${marks}]`, 'gu');
const isApostrophe = anyOf(apostrophes);
const isQuote = anyOf(quotes);
const isDash = anyOf(dashes);

/**
 * What someone typed, with the plain marks of a keyboard: phones and mail programs write others in their place, and leave what nobody sees
 * (OP-124). Case and the marks on letters stay.
 */
export const plainForm = (text: string): string =>
  text
    .replaceAll(isApostrophe, "'")
    .normalize('NFKC')
    .replaceAll(isQuote, '"')
    .replaceAll(isDash, '-')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
