import type { ExamplesSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';
import { titled, titledNames, toTitled } from './titled.ts';

export const examples = (content: unknown, base: SectionBase): ExamplesSectionModel => ({
  __typename: 'ExamplesSection',
  ...base,
  ...titled(content),
});

export const writeExamples = innerWriter('EXAMPLES', toTitled, titledNames);
