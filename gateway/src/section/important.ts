import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** A titled text that must not be missed (SEC-06). */
export const important = innerKind('IMPORTANT', {
  typename: 'ImportantSection',
  read: titled,
  write: toTitled,
  path: titledNames,
});
