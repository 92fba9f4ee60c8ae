import type { Divider } from '../generated/resolverTypes.ts';
import type { SectionWriter } from './sectionWriter.ts';

/** SEC-01. Both dividers are written alike; they are read as types of their own. */
export const writeDivider: SectionWriter<Divider> = {
  write: (divider) => ({ type: divider }),
  path: () => [],
};
