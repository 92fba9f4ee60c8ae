import names from '../../../contracts/languages.json' with { type: 'json' };
import locales from '../../../contracts/locales.json' with { type: 'json' };

/** A language of the interface, of mails and of certificates, by its code (I18N-01). */
export type Language = keyof typeof names;

/** All of them, in the order in which people choose. */
export const languages = Object.keys(names) as readonly Language[];

/** The locale by which a language writes numbers and dates: its English is British, its Portuguese Brazilian. */
export const localeOf = (language: Language): string => locales[language];
