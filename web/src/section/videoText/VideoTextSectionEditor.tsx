import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { BesideTextEditor } from '../BesideTextEditor.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { videoEmbed } from '../media/videoEmbed.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import { TranscriptField } from '../TranscriptField.tsx';
import { CaptionsEditor } from './CaptionsEditor.tsx';
import type { VideoTextContent } from './type.ts';

/** A video beside text, with what is said in it. */
export function VideoTextSectionEditor({ content, onChange }: SectionEditorProps<VideoTextContent>): ReactElement {
  const intl = useIntl();
  const { videoUrl, videoSide, videoColumns, textColumns, html, captions, transcript } = content;
  return (
    <BesideTextEditor
      values={{ side: videoSide, mediaColumns: videoColumns, textColumns, html }}
      onChange={({ side, mediaColumns, textColumns, html }) =>
        onChange({ ...content, videoSide: side, videoColumns: mediaColumns, textColumns, html })
      }
    >
      <MediaField
        label={intl.formatMessage(messages.video)}
        hint={intl.formatMessage(messages.needed)}
        value={videoUrl || null}
        types={['VIDEO']}
        recorded
        onChanged={(url) => onChange({ ...content, videoUrl: url ?? '' })}
      />
      <CaptionsEditor
        captions={captions}
        host={videoEmbed(videoUrl)?.host ?? null}
        onChanged={(captions) => onChange({ ...content, captions })}
      />
      <TranscriptField value={transcript} onChanged={(transcript) => onChange({ ...content, transcript })} />
    </BesideTextEditor>
  );
}
