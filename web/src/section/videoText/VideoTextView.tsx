import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { VideoTextSection } from './VideoTextSection.tsx';
import type { VideoTextView_section$key } from './__generated__/VideoTextView_section.graphql.ts';

/** A video beside text of a lecture. */
export function VideoTextView({ section }: { section: VideoTextView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment VideoTextView_section on VideoTextSection @throwOnFieldError {
        sectionId
        videoUrl
        videoKind
        videoSide
        videoColumns
        textColumns
        html
        captions {
          language
          label
          vtt
        }
        transcript
      }
    `,
    section,
  );
  return <VideoTextSection {...props} />;
}
