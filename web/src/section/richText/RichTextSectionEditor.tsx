import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { RichTextContent } from './type.ts';

/** Formatted text. */
export function RichTextSectionEditor({ content, onChange }: SectionEditorProps<RichTextContent>): ReactElement {
  return (
    <RichTextField
      label={useIntl().formatMessage(messages.text)}
      html={content.html}
      onChange={(html) => onChange({ ...content, html })}
    />
  );
}
