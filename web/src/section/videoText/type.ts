import { foundIf } from '../../editing/check/contentFinding.ts';
import { isBlank, markupFindings } from '../../editing/check/htmlFindings.ts';
import { Video20Regular } from '@fluentui/react-icons/svg/video';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { columns, side } from '../beside.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import type { ShapeStep } from '../../editing/shapeVersions.ts';
import { sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { videoKind } from '../media/videoKind.ts';
import { VideoTextSection } from './VideoTextSection.tsx';
import type { type_videoText$key } from './__generated__/type_videoText.graphql.ts';

const caption = z.strictObject({
  /** As BCP 47 has it. */
  language: z.string(),
  /** What viewers choose it by. */
  label: z.string(),
  /** WebVTT. */
  vtt: z.string(),
});
const shape = z.strictObject({
  type: z.literal('videoText'),
  videoUrl: z.string(),
  videoSide: side,
  videoColumns: columns,
  textColumns: columns,
  html: z.string(),
  captions: z.array(caption),
  /** Plain text; a line may begin with a time. */
  transcript: z.string(),
});

export type VideoTextContent = Immutable<z.output<typeof shape>>;

/** Captions of a video in one language. */
export type VideoCaption = VideoTextContent['captions'][number];

/** There were no captions and no transcript at first. */
const addWords: ShapeStep = (content) => ({ captions: [], transcript: '', ...content });

/** A video beside text, with what is said in it (SEC-11, SEC-12). */
export const videoText = sectionType<VideoTextContent, type_videoText$key>({
  name: 'videoText',
  label: messages.typeVideoText,
  hint: messages.hintVideoText,
  group: 'media',
  Icon: Video20Regular,
  shape,
  versions: [addWords],
  read: (section) => {
    const { videoUrl, videoSide, videoColumns, textColumns, html, captions, transcript } =
      readInlineData<type_videoText$key>(
        graphql`
          fragment type_videoText on AuthoredVideoTextSection @inline {
            videoUrl
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
    return {
      type: 'videoText',
      videoUrl,
      videoSide,
      videoColumns,
      textColumns,
      html,
      captions: captions.map(({ language, label, vtt }) => ({ language, label, vtt })),
      transcript,
    };
  },
  write: (content) => ({ videoText: membersOf(content) }),
  make: (words) => ({
    type: 'videoText',
    videoUrl: '',
    videoSide: 'LEFT',
    videoColumns: 6,
    textColumns: 6,
    html: paragraphOf(words),
    captions: [],
    transcript: '',
  }),
  summary: ({ html, videoUrl }) => firstPreview([html, videoUrl]),
  fieldNames: {
    html: messages.text,
    videoUrl: messages.video,
    videoSide: messages.side,
    videoColumns: messages.widths,
    textColumns: messages.widths,
  },
  check: ({ videoUrl, html, captions, transcript }) => [
    ...foundIf(videoUrl.trim() === '', 'noMedia', 'videoUrl'),
    // Other sites bring captions of their own.
    ...foundIf(
      videoUrl.trim() !== '' && videoKind(videoUrl) === 'VIDEO_FILE' && captions.length === 0 && isBlank(transcript),
      'noCaptions',
      'videoUrl',
    ),
    ...markupFindings('html', html),
  ],
  draw: (content) => createElement(VideoTextSection, { ...content, videoKind: videoKind(content.videoUrl) }),
  editor: () => import('./VideoTextSectionEditor.tsx').then((module) => module.VideoTextSectionEditor),
});
