import { record, text } from '../freeForm.ts';
import type { TitledSectionInput } from '../generated/resolverTypes.ts';

/** A title with author HTML, as several types have them. */
export function titled(content: unknown): { title: string; html: string } {
  const { title, text: html } = record(content);
  return { title: text(title), html: text(html) };
}

/** The same as the platform takes it. */
export const toTitled = ({ title, html }: TitledSectionInput): { title: string; text: string } => ({
  title,
  text: html,
});

/** What the input calls its members. */
export const titledNames = { text: 'html' };
