import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AccordionSection } from './AccordionSection.tsx';
import type { AccordionView_section$key } from './__generated__/AccordionView_section.graphql.ts';

/** Texts of a lecture that open one by one. */
export function AccordionView({ section }: { section: AccordionView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment AccordionView_section on AccordionSection @throwOnFieldError {
        items {
          title
          html
        }
      }
    `,
    section,
  );
  return <AccordionSection {...props} />;
}
