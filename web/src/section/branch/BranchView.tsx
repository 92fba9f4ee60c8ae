import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { HeldSections } from '../HeldSections.tsx';
import { namedSections } from '../namedSections.ts';
import { SectionBody } from '../SectionBody.tsx';
import { BranchSection } from './BranchSection.tsx';
import type { SectionBody_section$key } from '../__generated__/SectionBody_section.graphql.ts';
import type { BranchView_section$key } from './__generated__/BranchView_section.graphql.ts';

/** Ways on in a lecture, each with the sections that it reveals. */
export function BranchView({ section }: { section: BranchView_section$key }): ReactElement {
  const { options } = useFragment(
    graphql`
      fragment BranchView_section on BranchSection @throwOnFieldError {
        options {
          title
          sections {
            ... on SectionFields {
              sectionId
            }
            ...SectionBody_section
          }
        }
      }
    `,
    section,
  );
  return (
    <BranchSection
      options={options.map(({ title, sections }) => ({
        title,
        sections: () => inOrder(namedSections(sections)),
      }))}
    />
  );
}

type Part = SectionBody_section$key & { readonly sectionId: number };

const inOrder = (parts: readonly Part[]): ReactElement => (
  <HeldSections sections={parts}>{(part) => <SectionBody section={part} />}</HeldSections>
);
