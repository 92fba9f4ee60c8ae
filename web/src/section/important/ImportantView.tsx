import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ImportantSection } from './ImportantSection.tsx';
import type { ImportantView_section$key } from './__generated__/ImportantView_section.graphql.ts';

/** Something important of a lecture. */
export function ImportantView({ section }: { section: ImportantView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment ImportantView_section on ImportantSection @throwOnFieldError {
        title
        html
      }
    `,
    section,
  );
  return <ImportantSection {...props} />;
}
