import { plainText } from '../../shared/plainText.ts';

/** Enough to know it by. */
const longestName = 200;

/** What a question is called: its words, at most 200 characters. */
export const questionName = ({ question }: { readonly question: string }): string =>
  plainText(question).slice(0, longestName);
