/** Where a picture that is pasted comes from, and so what is done with it (OP-112). */
export type PictureOrigin =
  /** It is ours already. */
  | 'own'
  /** It is carried within the text. */
  | 'data'
  /** It is known to one page of the browser alone. */
  | 'blob'
  /** It lies on the author's computer, which no page may read. */
  | 'local'
  /** Its address runs out: it must be taken over. */
  | 'expiring'
  /** It is of another site, and is taken over where that lets us. */
  | 'foreign';

/** Hosts whose addresses of pictures run out. */
const expiringHosts = /(?:^|\.)(?:googleusercontent\.com|cdn\.discordapp\.com|fbcdn\.net|cdninstagram\.com)$/i;
/** Parameters that sign an address for a time. */
const signed = /^(?:x-amz-(?:expires|signature)|x-goog-(?:expires|signature)|expires|sig|se|signature|exp|token)$/i;

/** `page` is the address of the page that shows it. */
export function pictureOrigin(address: string, page: string): PictureOrigin {
  const text = address.trim();
  if (/^data:/i.test(text)) return 'data';
  if (/^blob:/i.test(text)) return 'blob';
  const url = URL.parse(text);
  if (url === null) return /^\/(?!\/)/.test(text) ? 'own' : 'local';
  if (!/^https?:$/.test(url.protocol)) return 'local';
  if (url.origin === new URL(page).origin) return 'own';
  return expiringHosts.test(url.hostname) || [...url.searchParams.keys()].some((name) => signed.test(name))
    ? 'expiring'
    : 'foreign';
}
