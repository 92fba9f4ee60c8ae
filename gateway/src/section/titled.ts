import type { TitledSectionInput } from '../generated/resolverTypes.ts';

interface TitledWire {
  readonly title: string;
  readonly text: string;
}

/** A title with author HTML, as several types have them. */
export const titled = ({ title, text }: TitledWire): { title: string; html: string } => ({ title, html: text });

/** The same as the platform takes it. */
export const toTitled = ({ title, html }: TitledSectionInput): TitledWire => ({ title, text: html });

/** What the input calls its members. */
export const titledNames = { text: 'html' };
