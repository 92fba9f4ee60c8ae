import { text } from '../freeForm.ts';
import type { HtmlSectionModel, SectionBase } from './sectionModel.ts';

/** SEC-02. */
export const html = (content: unknown, base: SectionBase): HtmlSectionModel => ({
  __typename: 'HtmlSection',
  ...base,
  html: text(content),
});
