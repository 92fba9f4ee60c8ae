import type { ReactElement } from 'react';
import { BesideText } from '../BesideText.tsx';
import { Media, type MediaKind } from '../media/Media.tsx';

export interface VideoTextSectionProps {
  videoUrl: string;
  videoKind: MediaKind;
  videoSide: 'LEFT' | 'RIGHT';
  /** In twelfths of the width, as `textColumns`. */
  videoColumns: number;
  textColumns: number;
  html: string;
}

/** A video beside text (SEC-11). */
export function VideoTextSection(props: VideoTextSectionProps): ReactElement {
  return (
    <BesideText
      media={<Media url={props.videoUrl} kind={props.videoKind} />}
      side={props.videoSide}
      mediaSize={props.videoColumns}
      textSize={props.textColumns}
      html={props.html}
    />
  );
}
