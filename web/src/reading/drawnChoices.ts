import { readLanguage } from '../i18n/languages.ts';
import { readCookie } from '../viewer/cookies.ts';
import { readSiteMeta, type SiteMeta } from '../viewer/siteMeta.ts';
import { wasSignedIn } from '../viewer/userCookie.ts';
import { isReadingOn, readSettings } from './readingSettings.ts';

/**
 * What of a browser's choices makes another page of the same answers, as one text: pages that are drawn for equal ones are equal. Null where no
 * page is drawn: for who was signed in, and for who has set how they read. There are few such texts, whatever a browser sends.
 */
export function drawnChoices(): string | null {
  if (wasSignedIn() || isReadingOn(readSettings(readCookie('reading')))) return null;
  const { language, theme = null } = readSiteMeta();
  return JSON.stringify([readLanguage(language), theme]);
}

/** The cookies of a browser that has made these choices, and nothing else. */
export function cookiesOf(choices: string): string {
  const [language, theme] = JSON.parse(choices) as [SiteMeta['language'] | null, SiteMeta['theme'] | null];
  const siteMeta: SiteMeta = { ...(language ? { language } : {}), ...(theme ? { theme } : {}) };
  return `siteMeta=${encodeURIComponent(JSON.stringify(siteMeta))}`;
}
