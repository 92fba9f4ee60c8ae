/** The blocks of letters from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolates = /\u2068[^\u2069]*\u2069/gu;

/**
 * A name for a sentence from left to right. With letters from right to left it is isolated (UAX 9): the marks and numbers beside it would
 * change places otherwise. Any other name is as it was,
 * and so is a text in which such names are isolated already.
 */
export const isolated = (name: string): string =>
  rightToLeft.test(name.replaceAll(isolates, '')) ? `\u2068${name}\u2069` : name;
