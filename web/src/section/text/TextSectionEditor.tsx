import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PlainTextField } from '../../editing/PlainTextField.tsx';
import type { SectionEditorProps } from '../../authoring/sectionEditor.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';

/** Plain text, whose line breaks count. */
export function TextSectionEditor({ content, onChange }: SectionEditorProps<'text'>): ReactElement {
  return (
    <PlainTextField
      label={useIntl().formatMessage(messages.text)}
      value={content.text}
      onChanged={(text) => onChange({ ...content, text })}
    />
  );
}
