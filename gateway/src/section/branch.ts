import { record, records, text } from '../freeForm.ts';
import type { BranchSectionInput } from '../generated/resolverTypes.ts';
import type { Schemas } from '../rest/Schemas.ts';
import type { SectionWire } from '../lecture/lectureWire.ts';
import type { BranchSectionModel, SectionBase, SectionModel } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

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

export const writeBranch = innerWriter(
  'BRANCH',
  ({ options }: BranchSectionInput, { inside, field }) => ({
    options: options.map(({ title, sections }, index) => ({
      title,
      // Whether one may stand there is the platform's rule.
      sections: sections.map(
        (section, place) =>
          inside(section, `${field}.options.${index}.sections.${place}`) as Schemas['InnerSectionRequest'],
      ),
    })),
  }),
  ([options = '', option, member, place, ...parts], input, inside) => {
    const section = input.options[Number(option)]?.sections[Number(place)];
    const at = [options, option, member, place].filter((part) => part !== undefined);
    return section === undefined ? at : [...at, ...inside(parts, section)];
  },
);
