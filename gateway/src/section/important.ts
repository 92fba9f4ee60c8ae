import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** SEC-06. */
export const important = innerKind('IMPORTANT', {
  typename: 'ImportantSection',
  read: titled,
  write: toTitled,
  path: titledNames,
});
