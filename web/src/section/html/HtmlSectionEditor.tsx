import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { HtmlField } from '../../editing/HtmlField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { HtmlContent } from './type.ts';

/** HTML as it is written; what may not stand is left out when it is saved (OP-19). */
export function HtmlSectionEditor({ content, onChange }: SectionEditorProps<HtmlContent>): ReactElement {
  const intl = useIntl();
  return (
    <HtmlField
      label={intl.formatMessage(messages.html)}
      hint={intl.formatMessage(messages.htmlHint)}
      html={content.html}
      onChanged={(html) => onChange({ ...content, html })}
    />
  );
}
