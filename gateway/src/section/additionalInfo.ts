import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** A titled text beside the main line of a lecture (SEC-07). */
export const additionalInfo = innerKind('ADDITIONAL_INFO', {
  typename: 'AdditionalInfoSection',
  read: titled,
  write: toTitled,
  path: titledNames,
});
