import { record, text } from '../freeForm.ts';
import type { MediaKind } from '../generated/resolverTypes.ts';
import { columns, side } from './columns.ts';
import type { SectionBase, VideoTextSectionModel } from './sectionModel.ts';

/** SEC-13. Older content states the share of the video under the name of the picture's. */
export function videoText(content: unknown, base: SectionBase): VideoTextSectionModel {
  const {
    videoSrc,
    videoKind,
    videoSide,
    videoContentSize,
    imgContentSize,
    textContentSize,
    text: html,
  } = record(content);
  return {
    __typename: 'VideoTextSection',
    ...base,
    videoUrl: text(videoSrc),
    videoKind: text(videoKind, 'LINK') as MediaKind,
    videoSide: side(videoSide),
    videoColumns: columns(videoContentSize ?? imgContentSize),
    textColumns: columns(textContentSize),
    html: text(html),
  };
}
