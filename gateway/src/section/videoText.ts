import type { VideoTextSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';
import { side, toSide } from './side.ts';

/** A video beside, above or below a text, with captions and a transcript (SEC-11, SEC-12, BEY-19). */
export const videoText = innerKind('VIDEO_TEXT', {
  typename: 'VideoTextSection',
  read: ({ videoSrc, videoKind, videoSide, videoContentSize, textContentSize, text, captions, transcript }) => ({
    videoUrl: videoSrc,
    videoKind,
    videoSide: side(videoSide),
    videoColumns: videoContentSize,
    textColumns: textContentSize,
    html: text,
    captions: [...captions],
    transcript,
  }),
  write: (input: VideoTextSectionInput, { stored }) => ({
    videoSrc: stored(input.videoUrl),
    videoSide: toSide(input.videoSide),
    videoContentSize: input.videoColumns,
    textContentSize: input.textColumns,
    text: input.html,
    captions: captionsOf(input.captions),
    transcript: input.transcript,
  }),
  path: {
    videoSrc: 'videoUrl',
    videoContentSize: 'videoColumns',
    textContentSize: 'textColumns',
    text: 'html',
  },
});

/** None for null; left out, those that are stored stay (OP-186). */
const captionsOf = (captions: VideoTextSectionInput['captions']) =>
  captions === undefined ? undefined : (captions ?? []).map(({ language, label, vtt }) => ({ language, label, vtt }));
