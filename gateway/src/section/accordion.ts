import { record, records } from '../freeForm.ts';
import type { AccordionSectionInput } from '../generated/resolverTypes.ts';
import type { AccordionSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';
import { titled, titledNames, toTitled } from './titled.ts';

export const accordion = (content: unknown, base: SectionBase): AccordionSectionModel => ({
  __typename: 'AccordionSection',
  ...base,
  items: records(record(content)['items']).map(titled),
});

export const writeAccordion = innerWriter(
  'ACCORDION',
  ({ items }: AccordionSectionInput) => ({ items: items.map(toTitled) }),
  titledNames,
);
