import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RichTextSection } from './RichTextSection.tsx';
import type { RichTextView_section$key } from './__generated__/RichTextView_section.graphql.ts';

/** Rich text of a lecture. */
export function RichTextView({ section }: { section: RichTextView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment RichTextView_section on RichTextSection @throwOnFieldError {
        html
      }
    `,
    section,
  );
  return <RichTextSection {...props} />;
}
