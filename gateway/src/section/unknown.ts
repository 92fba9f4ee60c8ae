import type { UnknownSectionInput } from '../generated/resolverTypes.ts';
import type { SectionBase, UnknownSectionModel } from './sectionModel.ts';
import type { SectionContentRequest, SectionWriter } from './sectionWriter.ts';

/** A type of older content, or of a newer platform: kept readable as it is stored. */
export const unknown = (type: string, content: unknown, base: SectionBase): UnknownSectionModel => ({
  __typename: 'UnknownSection',
  ...base,
  type,
  content: content ?? null,
});

/** Any type stands for itself; one that is known by now is read as such. */
export const writeUnknown: SectionWriter<UnknownSectionInput> = {
  write: ({ storedType, content }) =>
    ({ type: 'JSON', content: { type: storedType, content } }) as unknown as SectionContentRequest,
  path: ([member, ...parts]) => (member === 'content' ? ['content', ...parts] : ['storedType']),
};
