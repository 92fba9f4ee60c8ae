import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { TextSection } from './TextSection.tsx';
import type { TextView_section$key } from './__generated__/TextView_section.graphql.ts';

/** Plain text of a lecture. */
export function TextView({ section }: { section: TextView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment TextView_section on TextSection @throwOnFieldError {
        text
      }
    `,
    section,
  );
  return <TextSection {...props} />;
}
