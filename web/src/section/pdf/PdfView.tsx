import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PdfSection } from './PdfSection.tsx';
import type { PdfView_section$key } from './__generated__/PdfView_section.graphql.ts';

/** A PDF document of a lecture. */
export function PdfView({ section }: { section: PdfView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment PdfView_section on PdfSection @throwOnFieldError {
        url
        title
      }
    `,
    section,
  );
  return <PdfSection {...props} />;
}
