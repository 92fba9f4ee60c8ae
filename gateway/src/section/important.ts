import type { ImportantSectionModel, SectionBase } from './sectionModel.ts';
import { titled } from './titled.ts';

export const important = (content: unknown, base: SectionBase): ImportantSectionModel => ({
  __typename: 'ImportantSection',
  ...base,
  ...titled(content),
});
