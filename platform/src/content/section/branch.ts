import { z } from 'zod';
import { plainText } from './fields.ts';
import type { SectionKind } from './sectionKind.ts';
import type { InnerSection, ReceivedInnerSection, SectionWire } from './types.ts';

export interface Branch<Section> {
  readonly options: readonly { readonly title: string; readonly sections: readonly Section[] }[];
}

export type BranchKind = SectionKind<
  'BRANCH',
  Branch<ReceivedInnerSection>,
  Branch<InnerSection>,
  Branch<SectionWire<unknown>>
>;

const mostSections = 500;
const NO_OPTION = 'must have at least one option';

/**
 * SEC-14, OP-100: at least one option, and no branch inside of another. `sections` are the schemas of what may stand inside; branches
 * stored before may have no options.
 */
export const branchOf = (sections: {
  readonly request: z.ZodType<ReceivedInnerSection>;
  readonly response: z.ZodType<SectionWire<unknown>>;
}): BranchKind => ({
  type: 'BRANCH',
  request: z.object(
    {
      options: z
        .array(
          z.object(
            {
              title: plainText.request,
              sections: z
                .array(sections.request, 'must be a list')
                .max(mostSections, `must be a list of at most ${mostSections} items`)
                .nullish()
                .transform((inside) => inside ?? [])
                .describe('Sections of the option in their order.'),
            },
            'must be an object',
          ),
          NO_OPTION,
        )
        .min(1, NO_OPTION)
        .max(mostSections, `must be a list of at most ${mostSections} items`)
        .describe('What can be chosen.'),
    },
    'must be an object',
  ),
  response: z.object({
    options: z
      .array(
        z.object({
          title: plainText.response,
          sections: z.array(sections.response).describe('Sections of the option in their order.'),
        }),
      )
      .describe('What can be chosen.'),
  }),
  example: {
    options: [
      { title: 'One way', sections: [] },
      { title: 'The other', sections: [] },
    ],
  },
  read: ({ options }, { readInside, field }) => {
    const drafts = options.map(({ title, sections: inside }, index) => ({
      title,
      sections: inside.map((section, place) => readInside(section, `${field}.options.${index}.sections.${place}`)),
    }));
    return {
      inside: drafts.flatMap((option) => option.sections),
      store: (idOf) => ({
        options: drafts.map((option) => ({
          title: option.title,
          sections: option.sections.map((section) => section.store(idOf) as InnerSection),
        })),
      }),
    };
  },
  view: ({ options }, { viewInside }) => ({
    options: options.map((option) => ({ title: option.title, sections: option.sections.map(viewInside) })),
  }),
  placed: () => [],
  renamed: (stored) => stored,
});
