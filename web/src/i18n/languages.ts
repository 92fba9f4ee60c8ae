/** The languages of the interface (I18N-01), in the order of the menu, each named in itself. */
export const languages = { en: 'English', uk: 'Українська', pt: 'Português', de: 'Deutsch', ru: 'Русский' } as const;

/** A language of the interface by its code. */
export type LanguageCode = keyof typeof languages;

/** The default language (I18N-02, LIM-16). */
export const defaultLanguage: LanguageCode = 'en';

/** The code of a language in any case, null when it is none of ours. */
export function readLanguage(value: string | null | undefined): LanguageCode | null {
  const code = value?.toLowerCase();
  return code !== undefined && Object.hasOwn(languages, code) ? (code as LanguageCode) : null;
}

/** OP-85: the choice made in this browser, then the user's stored language, then the profile's, then English. */
export function chooseLanguage(candidates: {
  chosen?: string | null;
  user?: string | null;
  profile?: string | null;
}): LanguageCode {
  return (
    readLanguage(candidates.chosen) ??
    readLanguage(candidates.user) ??
    readLanguage(candidates.profile) ??
    defaultLanguage
  );
}
