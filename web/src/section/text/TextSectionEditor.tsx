import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PlainTextField } from '../../editing/PlainTextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { TextContent } from './type.ts';

/** Plain text, whose line breaks count. */
export function TextSectionEditor({ content, onChange }: SectionEditorProps<TextContent>): ReactElement {
  return (
    <PlainTextField
      label={useIntl().formatMessage(messages.text)}
      value={content.text}
      onChanged={(text) => onChange({ ...content, text })}
    />
  );
}
