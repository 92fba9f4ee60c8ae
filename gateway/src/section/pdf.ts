import { record, text } from '../freeForm.ts';
import type { PdfSectionModel, SectionBase } from './sectionModel.ts';

export const pdf = (content: unknown, base: SectionBase): PdfSectionModel => ({
  __typename: 'PdfSection',
  ...base,
  url: text(record(content)['src']),
});
