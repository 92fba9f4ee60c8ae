import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import type { SectionEditorProps } from '../../authoring/sectionEditor.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';

/** Formatted text. */
export function RichTextSectionEditor({ content, onChange }: SectionEditorProps<'richText'>): ReactElement {
  return (
    <RichTextField
      label={useIntl().formatMessage(messages.text)}
      html={content.html}
      onChange={(html) => onChange({ ...content, html })}
    />
  );
}
