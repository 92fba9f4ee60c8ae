import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { spokenLanguage } from '../i18n/allTexts.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { Language } from './__generated__/AuditPageQuery.graphql.ts';

/** The language to ask for sentences in, which the platform writes: that of the interface. */
export const sentenceLanguage = (): Language => spokenLanguage().toUpperCase() as Language;

/** Asks again when the interface speaks another language than the sentences that are there. */
export function useSentenceLanguage(asked: Language): void {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const isOther = language.toUpperCase() !== asked;
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
}
