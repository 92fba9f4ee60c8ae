import { record, records, text } from '../freeForm.ts';
import type { MediaKind, VideoTextSectionInput } from '../generated/resolverTypes.ts';
import { columns, side, toSide } from './columns.ts';
import type { SectionBase, VideoTextSectionModel } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

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
    captions,
    transcript,
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
    captions: records(captions).map(({ language, label, vtt }) => ({
      language: text(language),
      label: text(label),
      vtt: text(vtt),
    })),
    transcript: text(transcript),
  };
}

/** None for null; left out, those that are stored stay. */
const captionsOf = (captions: VideoTextSectionInput['captions']) =>
  captions === undefined ? undefined : (captions ?? []).map(({ language, label, vtt }) => ({ language, label, vtt }));

export const writeVideoText = innerWriter(
  'VIDEO_TEXT',
  (input: VideoTextSectionInput, { stored }) => ({
    videoSrc: stored(input.videoUrl),
    videoSide: toSide(input.videoSide),
    videoContentSize: input.videoColumns,
    textContentSize: input.textColumns,
    text: input.html,
    captions: captionsOf(input.captions),
    transcript: input.transcript,
  }),
  {
    videoSrc: 'videoUrl',
    videoContentSize: 'videoColumns',
    textContentSize: 'textColumns',
    text: 'html',
  },
);
