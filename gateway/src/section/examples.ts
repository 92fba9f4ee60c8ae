import type { ExamplesSectionModel, SectionBase } from './sectionModel.ts';
import { titled } from './titled.ts';

export const examples = (content: unknown, base: SectionBase): ExamplesSectionModel => ({
  __typename: 'ExamplesSection',
  ...base,
  ...titled(content),
});
