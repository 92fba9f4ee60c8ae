import type { UnknownSectionInput } from '../generated/resolverTypes.ts';
import type { SectionKind } from './sectionKind.ts';
import type { SectionContentRequest } from './sectionWriter.ts';

/** A type of older content, or of a newer platform. */
interface UnknownWire {
  readonly type: string;
  readonly content?: unknown;
}

/** Kept readable as it is stored. It is written as the type that it stands for: one that is known by now is read as such. */
export const unknown: SectionKind<UnknownWire, 'UnknownSection', UnknownSectionInput> = {
  typename: 'UnknownSection',
  read: ({ type, content }) => ({ type, content: content ?? null }),
  write: ({ storedType, content }) =>
    ({ type: 'JSON', content: { type: storedType, content } }) as unknown as SectionContentRequest,
  path: ([member, ...parts]) => (member === 'content' ? ['content', ...parts] : ['storedType']),
};
