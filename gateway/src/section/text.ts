import type { TextSectionInput } from '../generated/resolverTypes.ts';
import type { SectionKind } from './sectionKind.ts';

/** A plain text: the whole content is the text (SEC-01). */
export const text: SectionKind<string, 'TextSection', TextSectionInput> = {
  typename: 'TextSection',
  read: (content) => ({ text: content }),
  write: (input) => ({ type: 'TEXT', content: input.text }),
  path: () => ['text'],
};
