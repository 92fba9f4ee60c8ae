import type { ReactNode } from 'react';
import { rightToLeft } from '../../i18n/rightToLeft.ts';

/**
 * Words of an author for a sentence of the interface, in their own language (WCAG 3.1.2). They are isolated where they could change the
 * order of the sentence; else they are as they are where `lang` is not stated.
 */
export const authorText = (words: string, lang: string | null | undefined): ReactNode =>
  lang || rightToLeft.test(words) ? <bdi lang={lang || undefined}>{words}</bdi> : words;
