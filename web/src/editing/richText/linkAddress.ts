/**
 * The address that a link gets by what someone wrote: a path of this site, or an address of the web, of e-mail or of a telephone, where
 * the scheme of the web may be left out. Null for anything else.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^\/(?![\\/])/.test(text)) return text;
  if (/^[\\/]/.test(text)) return null;
  if (/^(?:mailto:\S+@\S+|tel:[\d\s+().-]+)$/i.test(text)) return text;
  if (/^[^\s:/@]+@[^\s:/@]+\.[^\s:/@]+$/.test(text)) return `mailto:${text}`;
  const url = URL.parse(/^[a-z][\w+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && /^[^\s.]+(?:\.[^\s.]+)+$/.test(url.hostname);
  return isWeb && !/\s/.test(text) && !/^[a-z][\w+.-]*:(?!\/\/|\d)/i.test(text) ? url.href : null;
}
