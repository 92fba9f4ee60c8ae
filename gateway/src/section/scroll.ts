import type { ScrollSectionModel, SectionBase } from './sectionModel.ts';

export const scroll = (_content: unknown, base: SectionBase): ScrollSectionModel => ({
  __typename: 'ScrollSection',
  ...base,
});
