import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** SEC-07. */
export const additionalInfo = innerKind('ADDITIONAL_INFO', {
  typename: 'AdditionalInfoSection',
  read: titled,
  write: toTitled,
  path: titledNames,
});
