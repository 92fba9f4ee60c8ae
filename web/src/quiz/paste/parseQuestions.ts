import { giftQuestions } from './giftQuestions.ts';
import { letteredQuestions } from './letteredQuestions.ts';
import type { ParsedQuestions } from './parsedQuestions.ts';

/** Letters that are read at once. */
export const mostLetters = 200_000;
/** Questions that are made at once. */
export const mostQuestions = 200;

/** The questions of a text, whichever format it has; those beyond the limit are told as left out. */
export function parseQuestions(text: string): ParsedQuestions {
  const { questions, leftOut } = isGift(text) ? giftQuestions(text) : letteredQuestions(text);
  const beyond = questions.slice(mostQuestions).map(({ line, lastLine, text }) => ({
    line,
    lastLine,
    text: text.split('\n')[0] ?? '',
    reason: 'tooMany' as const,
  }));
  return { questions: questions.slice(0, mostQuestions), leftOut: [...leftOut, ...beyond] };
}

/** Answers in braces, or the title of GIFT. */
const isGift = (text: string): boolean =>
  /^\s*::/mu.test(text) || /(?:^|[^\\])\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[#}])/iu.test(text);
