import type { ReactElement } from 'react';
import { BesideText } from '../BesideText.tsx';
import type { Caption } from '../video/caption.ts';
import { UnchosenMedia } from '../UnchosenMedia.tsx';
import { Media, type MediaKind } from '../media/Media.tsx';

export interface VideoTextSectionProps {
  /** The raw id; undefined for a section that is not saved yet. */
  sectionId?: number;
  videoUrl: string;
  videoKind: MediaKind;
  videoSide: 'LEFT' | 'RIGHT';
  /** In twelfths of the width, as `textColumns`. */
  videoColumns: number;
  textColumns: number;
  html: string;
  captions?: readonly Caption[];
  transcript?: string;
}

/** A video beside text (SEC-11). */
export function VideoTextSection(props: VideoTextSectionProps): ReactElement {
  return (
    <BesideText
      media={
        props.videoUrl === '' ? (
          <UnchosenMedia />
        ) : (
          <Media
            url={props.videoUrl}
            kind={props.videoKind}
            sectionId={props.sectionId}
            captions={props.captions}
            transcript={props.transcript}
          />
        )
      }
      side={props.videoSide}
      mediaSize={props.videoColumns}
      textSize={props.textColumns}
      html={props.html}
    />
  );
}
