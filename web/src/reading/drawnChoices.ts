import { readCookie } from '../viewer/cookies.ts';
import { readSiteMeta } from '../viewer/siteMeta.ts';
import { wasSignedIn } from '../viewer/userCookie.ts';
import { isReadingOn, readSettings } from './readingSettings.ts';

/**
 * What of a browser's choices makes another page of the same answers, as one text: pages that are drawn for equal ones are equal. Null where no
 * page is drawn: for who was signed in, and for who has set how they read.
 */
export function drawnChoices(): string | null {
  if (wasSignedIn() || isReadingOn(readSettings(readCookie('reading')))) return null;
  const { language = null, theme = null } = readSiteMeta();
  return JSON.stringify([language, theme]);
}
