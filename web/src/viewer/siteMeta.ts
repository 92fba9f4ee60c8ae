import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** What the browser remembers about the interface (AUTH-12): the cookie `siteMeta`. */
export interface SiteMeta {
  /** The chosen language, absent until someone chooses one. */
  language?: string;
  /** Whose account has this language stored as well; absent while it is this browser's alone. */
  languageOf?: number;
  /** The chosen colour scheme, absent while the system decides. */
  theme?: 'light' | 'dark';
  /** The workspace's title as last seen, for the first paint. */
  title?: string;
}

/** The remembered choices, empty when there are none. */
export function readSiteMeta(): SiteMeta {
  const value = readCookie('siteMeta');
  if (value === null || typeof value !== 'object') return {};
  const { language, languageOf, theme, title } = value as Record<string, unknown>;
  return {
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof languageOf === 'number' ? { languageOf } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(typeof title === 'string' ? { title } : {}),
  };
}

/** Remembers some choices beside those remembered before. */
export function rememberSiteMeta(change: SiteMeta): void {
  writeCookie('siteMeta', { ...readSiteMeta(), ...change });
}

/** Forgets what was chosen; the title is the workspace's. */
export function forgetSiteChoices(): void {
  const { title } = readSiteMeta();
  if (title === undefined) removeCookie('siteMeta');
  else writeCookie('siteMeta', { title });
}
