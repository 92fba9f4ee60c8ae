import { onServer, visit } from '../visit.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** The value of a cookie as JSON, null when it is missing or damaged. Script-readable cookies only; no server trusts them. */
export function readCookie(name: string): unknown {
  const pair = visit()
    .cookies.split('; ')
    .find((entry) => entry.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return JSON.parse(decodeURIComponent(pair.slice(name.length + 1)));
  } catch {
    return null;
  }
}

/**
 * Keeps a value for 365 days (LIM-13), which are the 12 months of LIM-14. Values that would not fit into a cookie (4096 bytes) are not kept. The
 * server keeps nothing: the browser does once it has taken the page over.
 */
export function writeCookie(name: string, value: unknown): void {
  if (onServer) return;
  const text = encodeURIComponent(JSON.stringify(value));
  if (name.length + text.length > 3800) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${text}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/** Removes a cookie. */
export function removeCookie(name: string): void {
  if (onServer) return;
  // oxlint-disable-next-line unicorn/no-document-cookie -- see writeCookie
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
