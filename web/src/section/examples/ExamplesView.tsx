import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ExamplesSection } from './ExamplesSection.tsx';
import type { ExamplesView_section$key } from './__generated__/ExamplesView_section.graphql.ts';

/** Examples of a lecture. */
export function ExamplesView({ section }: { section: ExamplesView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment ExamplesView_section on ExamplesSection @throwOnFieldError {
        title
        html
      }
    `,
    section,
  );
  return <ExamplesSection {...props} />;
}
