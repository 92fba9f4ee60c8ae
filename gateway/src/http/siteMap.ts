import { escapeMarkup } from './escapeMarkup.ts';

export interface SiteMapEntry {
  /** Of the host, with a slash at its beginning. */
  readonly path: string;
  /** When what stands there was changed last, as ISO 8601; absent where nobody can say. */
  readonly changed?: string | null | undefined;
}

/** A site map (sitemaps.org) of the site at `origin`. */
export function siteMap(origin: string, entries: readonly SiteMapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const time = changed == null ? Number.NaN : Date.parse(changed);
    const lastmod = Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
