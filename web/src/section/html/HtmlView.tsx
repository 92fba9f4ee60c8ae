import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Prose } from '../Prose.tsx';
import type { HtmlView_section$key } from './__generated__/HtmlView_section.graphql.ts';

/** HTML as its author wrote it, cleaned (SEC-01). */
export function HtmlView({ section }: { section: HtmlView_section$key }): ReactElement {
  const { html } = useFragment(
    graphql`
      fragment HtmlView_section on HtmlSection {
        html
      }
    `,
    section,
  );
  return <Prose html={html} />;
}
