import type { Divider } from '../generated/resolverTypes.ts';
import type { SectionReader } from './sectionKind.ts';
import type { SectionWriter } from './sectionWriter.ts';

/** SEC-01. Both dividers are written alike; they are read as types of their own. */
export const divider: SectionWriter<Divider> = {
  write: (input) => ({ type: input }),
  path: () => [],
};

export const scroll: SectionReader<null, 'ScrollSection'> = { typename: 'ScrollSection', read: () => ({}) };

export const buttonDivider: SectionReader<null, 'ButtonDividerSection'> = {
  typename: 'ButtonDividerSection',
  read: () => ({}),
};
