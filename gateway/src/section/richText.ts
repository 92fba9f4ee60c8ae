import type { RichTextSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';

/** A formatted text (SEC-04). */
export const richText = innerKind('text', {
  typename: 'RichTextSection',
  read: ({ text }) => ({ html: text }),
  write: ({ html }: RichTextSectionInput) => ({ text: html }),
  path: { text: 'html' },
});
