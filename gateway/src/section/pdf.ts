import type { PdfSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';

/** A PDF document with its title (SEC-05, OP-173). */
export const pdf = innerKind('PDF', {
  typename: 'PdfSection',
  read: ({ src, title = '' }) => ({ url: src, title }),
  write: ({ url, title }: PdfSectionInput, { stored }) => ({ src: stored(url), title }),
  path: { src: 'url' },
});
