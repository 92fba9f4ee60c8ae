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
        videoSrc
        videoKind
        videoSide
        videoContentSize
        textContentSize
        html
      }
    `,
    section,
  );
  return (
    <BesideText
      media={<Media url={data.videoSrc} kind={data.videoKind} />}
      side={data.videoSide}
      mediaSize={data.videoContentSize}
      textSize={data.textContentSize}
      html={data.html}
    />
  );
}
