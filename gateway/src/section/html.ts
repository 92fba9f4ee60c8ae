import type { HtmlSectionInput } from '../generated/resolverTypes.ts';
import type { SectionKind } from './sectionKind.ts';

/** HTML of an author as it is stored: the whole content is the text (SEC-02). */
export const html: SectionKind<string, 'HtmlSection', HtmlSectionInput> = {
  typename: 'HtmlSection',
  read: (content) => ({ html: content }),
  write: (input) => ({ type: 'HTML', content: input.html }),
  path: () => ['html'],
};
