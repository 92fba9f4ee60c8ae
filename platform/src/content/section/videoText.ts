import { z } from 'zod';
import { mediaKindOfUrl, mediaKinds, type MediaKind } from '../mediaRules.ts';
import { captions, transcript } from './captions.ts';
import { html, record, share, side, url, type ValueOf } from './fields.ts';
import { withoutAddress, type SectionKind } from './sectionKind.ts';

const content = record({
  videoSrc: url,
  videoSide: side,
  videoContentSize: share,
  textContentSize: share,
  text: html,
  captions,
  transcript,
});
type VideoText = ValueOf<typeof content>;
type Spoken = Pick<VideoText, 'captions' | 'transcript'>;
/** Without captions and transcript it is stored as it was before there were any. */
type StoredVideoText = Omit<VideoText, keyof Spoken> & Partial<Spoken>;

/** SEC-11, SEC-12, BEY-19. The answer tells what the address leads to. */
export const videoText: SectionKind<
  'VIDEO_TEXT',
  VideoText,
  StoredVideoText,
  VideoText & { readonly videoKind: MediaKind }
> = {
  type: 'VIDEO_TEXT',
  request: content.request,
  response: content.response.and(z.object({ videoKind: z.enum(mediaKinds).describe('What videoSrc leads to.') })),
  example: {
    videoSrc: 'https://youtu.be/abc',
    videoSide: 'right',
    videoContentSize: 6,
    textContentSize: 6,
    text: '<p>Text</p>',
    captions: [{ language: 'en', label: 'English', vtt: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello\n' }],
    transcript: 'Hello',
  },
  staying: ['captions', 'transcript'],
  unfinished: withoutAddress('videoSrc'),
  read: ({ captions = [], transcript = '', ...received }) => ({
    inside: [],
    store: () => ({
      ...received,
      ...(captions.length === 0 ? {} : { captions }),
      ...(transcript === '' ? {} : { transcript }),
    }),
  }),
  view: (stored) => ({ captions: [], transcript: '', ...stored, videoKind: mediaKindOfUrl(stored.videoSrc) }),
  placed: () => [],
  renamed: (stored) => stored,
};
