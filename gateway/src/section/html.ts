import type { HtmlSectionInput } from '../generated/resolverTypes.ts';
import type { SectionKind } from './sectionKind.ts';

/** SEC-02. */
export const html: SectionKind<string, 'HtmlSection', HtmlSectionInput> = {
  typename: 'HtmlSection',
  read: (content) => ({ html: content }),
  write: (input) => ({ type: 'HTML', content: input.html }),
  path: () => ['html'],
};
