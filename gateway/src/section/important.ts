import type { ImportantSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';
import { titled, titledNames, toTitled } from './titled.ts';

export const important = (content: unknown, base: SectionBase): ImportantSectionModel => ({
  __typename: 'ImportantSection',
  ...base,
  ...titled(content),
});

export const writeImportant = innerWriter('IMPORTANT', toTitled, titledNames);
