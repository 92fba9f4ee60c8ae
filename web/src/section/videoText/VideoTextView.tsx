import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BesideText } from '../BesideText.tsx';
import { Media } from '../media/Media.tsx';
import type { VideoTextView_section$key } from './__generated__/VideoTextView_section.graphql.ts';

/** A video beside text (SEC-11). */
export function VideoTextView({ section }: { section: VideoTextView_section$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment VideoTextView_section on VideoTextSection {
        videoUrl
        videoKind
        videoSide
        videoColumns
        textColumns
        html
      }
    `,
    section,
  );
  return (
    <BesideText
      media={<Media url={data.videoUrl} kind={data.videoKind} />}
      side={data.videoSide}
      mediaSize={data.videoColumns}
      textSize={data.textColumns}
      html={data.html}
    />
  );
}
