import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AudioSection } from './AudioSection.tsx';
import type { AudioView_section$key } from './__generated__/AudioView_section.graphql.ts';

/** A sound of a lecture. */
export function AudioView({ section }: { section: AudioView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment AudioView_section on AudioSection @throwOnFieldError {
        url
        title
        transcript
      }
    `,
    section,
  );
  return <AudioSection {...props} />;
}
