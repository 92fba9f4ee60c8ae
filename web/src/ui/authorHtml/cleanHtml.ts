import { sanitizeHtml } from './sanitizeHtml.ts';
import { cleanStoredHtml } from './storedHtml.ts';

/**
 * Cleans HTML of authors before it is shown. Where pages are drawn for others there is no document to read it with: what could be anything
 * but what the browser would show is not drawn there (ADR 0077).
 */
export const cleanHtml: (html: string) => string = import.meta.env.SSR ? cleanOnServer : sanitizeHtml;

function cleanOnServer(html: string): string {
  const clean = cleanStoredHtml(html);
  if (clean === null) throw new Error('HTML of an author that only a browser can clean.');
  return clean;
}
