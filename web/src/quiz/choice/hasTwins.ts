import { plainText } from '../../ui/authorHtml/plainText.ts';

/** Whether two labels have the same words, which nobody can tell apart. Pictures may differ, so labels with markup of their own are passed over. */
export function hasTwins(labels: readonly string[]): boolean {
  const words = labels
    .filter((label) => !/<(?:img|span|video|audio)\b/.test(label))
    .map((label) => plainText(label).toLowerCase())
    .filter((each) => each !== '');
  return new Set(words).size < words.length;
}
