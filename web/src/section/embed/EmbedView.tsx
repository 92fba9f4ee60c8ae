import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EmbedHostsContext } from './embedHosts.ts';
import { EmbedSection } from './EmbedSection.tsx';
import { knownSize } from './embedSize.ts';
import { useReadEmbedHosts } from './useReadEmbedHosts.ts';
import type { EmbedView_section$key } from './__generated__/EmbedView_section.graphql.ts';

/** A page of another site in a lecture. */
export function EmbedView({ section }: { section: EmbedView_section$key }): ReactElement {
  const { size, ...props } = useFragment(
    graphql`
      fragment EmbedView_section on EmbedSection @throwOnFieldError {
        url
        title
        caption
        size
      }
    `,
    section,
  );
  return (
    <EmbedHostsContext value={useReadEmbedHosts()}>
      <EmbedSection {...props} size={knownSize(size)} />
    </EmbedHostsContext>
  );
}
