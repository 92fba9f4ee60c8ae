import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FileSection } from './FileSection.tsx';
import type { FileView_section$key } from './__generated__/FileView_section.graphql.ts';

/** A file of a lecture that can be downloaded. */
export function FileView({ section }: { section: FileView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment FileView_section on FileSection @throwOnFieldError {
        url
        title
      }
    `,
    section,
  );
  return <FileSection {...props} />;
}
