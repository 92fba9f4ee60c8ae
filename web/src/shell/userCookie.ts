import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/**
 * What the browser remembers about who is signed in: a hint for the first paint, believed by no server (OP-11). Nothing that names them:
 * where SCORM packages run on the same host, their scripts read it too.
 */
export interface RememberedUser {
  id: number;
  language: string | null;
}

/** True when somebody was signed in when this browser last knew. */
export function wasSignedIn(): boolean {
  return readCookie('auth') === true;
}

/** Remembers who is signed in, or that nobody is. */
export function rememberUser(user: RememberedUser | null): void {
  if (user) {
    writeCookie('auth', true);
    writeCookie('user', user);
    return;
  }
  for (const name of ['auth', 'user', 'sectionsSeen', 'adminFlags']) removeCookie(name);
}

/** Who was signed in when this browser last knew, as far as the first paint needs it; null when nobody was. */
export function rememberedUser(): { id: number | null; language: string | null } | null {
  const user = readCookie('user');
  if (user === null || typeof user !== 'object') return null;
  const { id, language } = user as Record<string, unknown>;
  return { id: typeof id === 'number' ? id : null, language: typeof language === 'string' ? language : null };
}
