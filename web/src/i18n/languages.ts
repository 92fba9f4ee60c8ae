import languages from '../../../contracts/languages.json' with { type: 'json' };
import locales from '../../../contracts/locales.json' with { type: 'json' };

/** The languages of the interface (I18N-01), in the order of the menu, each named in itself. */
export { languages };

/** A language of the interface by its code. */
export type LanguageCode = keyof typeof languages;

/** The default language (I18N-02, LIM-16). */
const defaultLanguage: LanguageCode = 'en';

/** The code of a language in any case, null when it is none of ours. */
export function readLanguage(value: string | null | undefined): LanguageCode | null {
  const code = value?.toLowerCase();
  return code !== undefined && Object.hasOwn(languages, code) ? (code as LanguageCode) : null;
}

/**
 * OP-85: the choice made in this browser, then the user's stored language, then the profile's, then English. A choice that was
 * stored for the user as well (`chosenIsStored`) is as old as that store was: what is stored now is newer or the same, so a
 * language that was chosen on another device follows.
 */
export function chooseLanguage(candidates: {
  chosen?: string | null;
  chosenIsStored?: boolean;
  user?: string | null;
  profile?: string | null;
}): LanguageCode {
  const { chosen, chosenIsStored = false, user, profile } = candidates;
  const inOrder = chosenIsStored ? [user, chosen, profile] : [chosen, user, profile];
  return inOrder.map(readLanguage).find((language) => language !== null) ?? defaultLanguage;
}

/** The locale by which a language writes numbers, dates and lists: its English is British, its Portuguese Brazilian. */
export const localeOf = (language: LanguageCode): string => locales[language];
