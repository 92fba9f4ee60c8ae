import { record, text } from '../freeForm.ts';
import type { PdfSectionInput } from '../generated/resolverTypes.ts';
import type { PdfSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

export const pdf = (content: unknown, base: SectionBase): PdfSectionModel => ({
  __typename: 'PdfSection',
  ...base,
  url: text(record(content)['src']),
  title: text(record(content)['title']),
});

export const writePdf = innerWriter(
  'PDF',
  ({ url, title }: PdfSectionInput, { stored }) => ({ src: stored(url), title }),
  {
    src: 'url',
  },
);
