/** Where a button leads and how it opens. */
export interface ButtonTarget {
  href: string;
  /** True for a path of this site, opened in the same tab. */
  internal: boolean;
}

/**
 * The target of an author's link: without 'http' and a leading '/', a '/' is prefixed (SEC-24); a link without 'http' is
 * internal, any other opens in a new tab (SEC-25). Null for a link that is empty or would run script.
 */
export function buttonTarget(link: string): ButtonTarget | null {
  const text = link.trim();
  if (text === '') return null;
  if (!text.includes('http')) return { href: text.startsWith('/') ? text : `/${text}`, internal: true };
  if (text.startsWith('/')) return { href: text, internal: true };
  return /^https?:\/\//i.test(text) ? { href: text, internal: false } : null;
}
