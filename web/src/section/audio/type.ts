import { Headphones20Regular } from '@fluentui/react-icons/svg/headphones';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { foundIf } from '../../editing/check/contentFinding.ts';
import { isBlank } from '../../editing/check/htmlFindings.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { captionMessages } from '../videoText/captionMessages.ts';
import { sectionType } from '../sectionType.ts';
import { AudioSection } from './AudioSection.tsx';
import type { type_audio$key } from './__generated__/type_audio.graphql.ts';

const shape = z.strictObject({
  type: z.literal('audio'),
  url: z.string(),
  title: z.string(),
  /** Plain text; a line may begin with a time. */
  transcript: z.string(),
});

export type AudioContent = Immutable<z.output<typeof shape>>;

/** A sound with what is said in it (OP-207). */
export const audio = sectionType<AudioContent, type_audio$key>({
  name: 'audio',
  label: messages.typeAudio,
  hint: messages.hintAudio,
  group: 'media',
  Icon: Headphones20Regular,
  shape,
  read: (section) => {
    const { url, title, transcript } = readInlineData<type_audio$key>(
      graphql`
        fragment type_audio on AuthoredAudioSection @inline {
          url
          title
          transcript
        }
      `,
      section,
    );
    return { type: 'audio', url, title, transcript };
  },
  write: (content) => ({ audio: membersOf(content) }),
  make: () => ({ type: 'audio', url: '', title: '', transcript: '' }),
  summary: ({ title, transcript, url }) => firstPreview([title, transcript, url]),
  fieldNames: { url: messages.audio, title: messages.title, transcript: captionMessages.transcript },
  check: ({ url, transcript }) => [
    ...foundIf(url.trim() === '', 'noMedia', 'url'),
    ...foundIf(url.trim() !== '' && isBlank(transcript), 'noTranscript', 'transcript'),
  ],
  draw: (content) => createElement(AudioSection, content),
  editor: () => import('./AudioSectionEditor.tsx').then((module) => module.AudioSectionEditor),
});
