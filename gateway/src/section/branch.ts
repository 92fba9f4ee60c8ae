import type { BranchSectionInput } from '../generated/resolverTypes.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { innerKind, type AuthoredSectionModel } from './sectionKind.ts';

interface AuthoredOption {
  readonly title: string;
  readonly sections: readonly AuthoredSectionModel[];
}

/** Options that each lead to sections of their own (SEC-14). */
export const branch = innerKind('BRANCH', {
  typename: 'BranchSection',
  read: ({ options }, { nested }) => ({
    options: options.map(({ title, sections }) => ({ title, sections: sections.map(nested) })),
  }),
  forAuthors: ({ options }, inside): { readonly options: readonly AuthoredOption[] } => ({
    options: options.map(({ title, sections }) => ({ title, sections: sections.map(inside) })),
  }),
  write: ({ options }: BranchSectionInput, { inside, field }) => ({
    options: options.map(({ title, sections }, index) => ({
      title,
      // Whether one may stand there is the platform's rule.
      sections: sections.map(
        (section, place) =>
          inside(section, `${field}.options.${index}.sections.${place}`) as Schemas['InnerSectionRequest'],
      ),
    })),
  }),
  path: ([options = '', option, member, place, ...parts], input, inside) => {
    const section = input.options[Number(option)]?.sections[Number(place)];
    const at = [options, option, member, place].filter((part) => part !== undefined);
    return section === undefined ? at : [...at, ...inside(parts, section)];
  },
});
