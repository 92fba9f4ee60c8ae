import type { ReactNode } from 'react';

/** Words of an author for a sentence of the interface, in their own language (WCAG 3.1.2); as they are where `lang` is not stated. */
export const authorText = (words: string, lang: string | null | undefined): ReactNode =>
  lang ? <span lang={lang}>{words}</span> : words;
