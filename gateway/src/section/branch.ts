import { record, records, text } from '../freeForm.ts';
import type { SectionWire } from '../lecture/lectureWire.ts';
import type { BranchSectionModel, SectionBase, SectionModel } from './sectionModel.ts';

export const branch = (
  content: unknown,
  base: SectionBase,
  nested: (wire: SectionWire) => SectionModel,
): BranchSectionModel => ({
  __typename: 'BranchSection',
  ...base,
  options: records(record(content)['options']).map(({ title, sections }) => ({
    title: text(title),
    sections: records(sections).map((section) => nested(section as unknown as SectionWire)),
  })),
});
