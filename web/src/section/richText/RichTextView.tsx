import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Prose } from '../Prose.tsx';
import type { RichTextView_section$key } from './__generated__/RichTextView_section.graphql.ts';

/** A heading and paragraphs from the rich text editor (SEC-04). */
export function RichTextView({ section }: { section: RichTextView_section$key }): ReactElement {
  const { html } = useFragment(
    graphql`
      fragment RichTextView_section on RichTextSection {
        html
      }
    `,
    section,
  );
  return <Prose html={html} />;
}
