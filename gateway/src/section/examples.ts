import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** A titled text with examples (SEC-08). */
export const examples = innerKind('EXAMPLES', {
  typename: 'ExamplesSection',
  read: titled,
  write: toTitled,
  path: titledNames,
});
