import { record, text } from '../freeForm.ts';
import type { RichTextSectionModel, SectionBase } from './sectionModel.ts';

export const richText = (content: unknown, base: SectionBase): RichTextSectionModel => ({
  __typename: 'RichTextSection',
  ...base,
  html: text(record(content)['text']),
});
