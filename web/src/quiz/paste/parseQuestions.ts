import { giftQuestions } from './giftQuestions.ts';
import { letteredQuestions } from './letteredQuestions.ts';
import { looksLikeGift } from './looksLikeQuestions.ts';
import { isLost, linesOf, type FittingQuestions, type Lines, type ParsedQuestions } from './parsedQuestions.ts';

/** Letters that are read at once. */
export const mostLetters = 200_000;
/** Questions that are made at once. */
export const mostQuestions = 200;

/** The questions of a text, whichever format it has: `most` of them, and those beyond. */
export function parseQuestions(text: string, most: number): FittingQuestions {
  const { questions, leftOut } = likelyQuestions(text);
  return { questions: questions.slice(0, most), leftOut, beyond: questions.slice(most) };
}

/** Braces may as well stand in the words of a list: what gives more questions is meant. */
function likelyQuestions(text: string): ParsedQuestions {
  const lettered = letteredQuestions(text);
  if (!looksLikeGift(text)) return lettered;
  const gift = giftQuestions(text);
  return lettered.questions.length > gift.questions.length ? lettered : gift;
}

/** The lines that gave no question, for another try; those beyond as well. */
export function remainingText(text: string, { leftOut, beyond }: FittingQuestions): string {
  const lines = linesOf(text);
  const kept: readonly Lines[] = [...leftOut.filter(isLost), ...beyond];
  return kept
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, lastLine }) => lines.slice(line - 1, lastLine).join('\n'))
    .join('\n\n');
}
