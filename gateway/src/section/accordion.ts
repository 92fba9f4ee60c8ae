import type { AccordionSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** SEC-13. */
export const accordion = innerKind('ACCORDION', {
  typename: 'AccordionSection',
  read: ({ items }) => ({ items: items.map(titled) }),
  write: ({ items }: AccordionSectionInput) => ({ items: items.map(toTitled) }),
  path: titledNames,
});
