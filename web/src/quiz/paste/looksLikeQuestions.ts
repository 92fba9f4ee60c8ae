import { linesOf } from './parsedQuestions.ts';

/** Answers in braces, or the title of GIFT. */
export const looksLikeGift = (text: string): boolean =>
  /^\s*::/mu.test(text) || /(?:^|[^\\])\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[#}])/iu.test(text);

/** Whether a text that is pasted among questions may hold some: answers with letters below a line, or in braces. */
export const looksLikeQuestions = (text: string): boolean =>
  looksLikeGift(text) ||
  linesOf(text.trim())
    .slice(1)
    .some((line) => /^\s*\*{0,3}\(?[aа][.):]/iu.test(line));
