import type { AccordionSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';
import { titled, titledNames, toTitled } from './titled.ts';

/** Texts that open below their titles, as learners and authors see them (SEC-13). */
export const accordion = innerKind('ACCORDION', {
  typename: 'AccordionSection',
  read: ({ items }) => ({ items: items.map(titled) }),
  write: ({ items }: AccordionSectionInput) => ({ items: items.map(toTitled) }),
  path: titledNames,
});
