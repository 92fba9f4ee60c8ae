import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { HtmlSection } from './HtmlSection.tsx';
import type { HtmlView_section$key } from './__generated__/HtmlView_section.graphql.ts';

/** HTML of a lecture. */
export function HtmlView({ section }: { section: HtmlView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment HtmlView_section on HtmlSection @throwOnFieldError {
        html
      }
    `,
    section,
  );
  return <HtmlSection {...props} />;
}
