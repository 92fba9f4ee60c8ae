import { record, text } from '../freeForm.ts';
import type { RichTextSectionInput } from '../generated/resolverTypes.ts';
import type { RichTextSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

export const richText = (content: unknown, base: SectionBase): RichTextSectionModel => ({
  __typename: 'RichTextSection',
  ...base,
  html: text(record(content)['text']),
});

export const writeRichText = innerWriter('text', ({ html }: RichTextSectionInput) => ({ text: html }), {
  text: 'html',
});
