import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { UrlField } from '../../authoring/fields/UrlField.tsx';
import type { SectionEditorProps } from '../../authoring/sectionEditor.ts';
import { BesideTextEditor } from '../BesideTextEditor.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';

/** A video beside text. */
export function VideoTextSectionEditor({ content, onChange }: SectionEditorProps<'videoText'>): ReactElement {
  const intl = useIntl();
  const { videoUrl, videoSide, videoColumns, textColumns, html } = content;
  return (
    <BesideTextEditor
      values={{ side: videoSide, mediaColumns: videoColumns, textColumns, html }}
      onChange={({ side, mediaColumns, textColumns, html }) =>
        onChange({ ...content, videoSide: side, videoColumns: mediaColumns, textColumns, html })
      }
    >
      <UrlField
        label={intl.formatMessage(messages.video)}
        hint={intl.formatMessage(messages.needed)}
        value={videoUrl || null}
        onChanged={(url) => onChange({ ...content, videoUrl: url ?? '' })}
      />
    </BesideTextEditor>
  );
}
