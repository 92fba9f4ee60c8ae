import type { ReactNode } from 'react';

/** The blocks of letters from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Words of an author for a sentence of the interface, in their own language (WCAG 3.1.2). They are isolated where they could change the
 * order of the sentence; else they are as they are where `lang` is not stated.
 */
export const authorText = (words: string, lang: string | null | undefined): ReactNode =>
  lang || rightToLeft.test(words) ? <bdi lang={lang || undefined}>{words}</bdi> : words;
