import { text } from '../freeForm.ts';
import type { HtmlSectionInput } from '../generated/resolverTypes.ts';
import type { HtmlSectionModel, SectionBase } from './sectionModel.ts';
import type { SectionWriter } from './sectionWriter.ts';

/** SEC-02. */
export const html = (content: unknown, base: SectionBase): HtmlSectionModel => ({
  __typename: 'HtmlSection',
  ...base,
  html: text(content),
});

export const writeHtml: SectionWriter<HtmlSectionInput> = {
  write: (input) => ({ type: 'HTML', content: input.html }),
  path: () => ['html'],
};
