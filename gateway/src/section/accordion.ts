import { record, records } from '../freeForm.ts';
import type { AccordionSectionModel, SectionBase } from './sectionModel.ts';
import { titled } from './titled.ts';

export const accordion = (content: unknown, base: SectionBase): AccordionSectionModel => ({
  __typename: 'AccordionSection',
  ...base,
  items: records(record(content)['items']).map(titled),
});
