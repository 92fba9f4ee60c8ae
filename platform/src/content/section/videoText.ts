import { z } from 'zod';
import { mediaKindOfUrl, mediaKinds, type MediaKind } from '../mediaRules.ts';
import { html, record, share, side, url, type ValueOf } from './fields.ts';
import type { SectionKind } from './sectionKind.ts';

const content = record({ videoSrc: url, videoSide: side, videoContentSize: share, textContentSize: share, text: html });
type VideoText = ValueOf<typeof content>;

/** SEC-11, SEC-12. The answer tells what the address leads to. */
export const videoText: SectionKind<'VIDEO_TEXT', VideoText, VideoText, VideoText & { readonly videoKind: MediaKind }> =
  {
    type: 'VIDEO_TEXT',
    request: content.request,
    response: content.response.and(z.object({ videoKind: z.enum(mediaKinds).describe('What videoSrc leads to.') })),
    example: {
      videoSrc: 'https://youtu.be/abc',
      videoSide: 'right',
      videoContentSize: 6,
      textContentSize: 6,
      text: '<p>Text</p>',
    },
    read: (received) => ({ inside: [], store: () => received }),
    view: (stored) => ({ ...stored, videoKind: mediaKindOfUrl(stored.videoSrc) }),
    placed: () => [],
    renamed: (stored) => stored,
  };
