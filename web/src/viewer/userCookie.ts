import { forgetChoices } from './browserChoices.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { forgetSiteChoices } from './siteMeta.ts';

/**
 * What the browser remembers about who is signed in: a hint for the first paint, believed by no server (OP-11). Nothing that names them:
 * where SCORM packages run on the same host, their scripts read it too.
 */
export interface RememberedUser {
  id: number;
  language: string | null;
}

/** True when someone was signed in when this browser last knew. */
export function wasSignedIn(): boolean {
  return readCookie('auth') === true;
}

/**
 * Remembers who is signed in, or that nobody is. What the browser remembers of someone else leaves with them (AUTH-11), whichever way they
 * left; a visitor who signs in keeps what they chose before.
 */
export function rememberUser(user: RememberedUser | null): void {
  if (wasSignedIn() && rememberedUser()?.id !== user?.id) forgetPerson();
  if (user === null) return;
  writeCookie('auth', true);
  writeCookie('user', user);
}

function forgetPerson(): void {
  for (const name of ['auth', 'user', 'sectionsSeen', 'adminFlags', 'reading']) removeCookie(name);
  forgetSiteChoices();
  forgetChoices();
}

/** Who was signed in when this browser last knew, as far as the first paint needs it; null when nobody was. */
export function rememberedUser(): { id: number | null; language: string | null } | null {
  const user = readCookie('user');
  if (user === null || typeof user !== 'object') return null;
  const { id, language } = user as Record<string, unknown>;
  return { id: typeof id === 'number' ? id : null, language: typeof language === 'string' ? language : null };
}
