import { record, text } from '../freeForm.ts';

/** A title with author HTML, as several types have them. */
export function titled(content: unknown): { title: string; html: string } {
  const { title, text: html } = record(content);
  return { title: text(title), html: text(html) };
}
