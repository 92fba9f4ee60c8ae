import type { SectionBase, UnknownSectionModel } from './sectionModel.ts';

/** A type of older content, or of a newer platform: kept readable as it is stored. */
export const unknown = (type: string, content: unknown, base: SectionBase): UnknownSectionModel => ({
  __typename: 'UnknownSection',
  ...base,
  type,
  content: content ?? null,
});
