import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { UrlField } from '../../authoring/fields/UrlField.tsx';
import type { SectionEditorProps } from '../../authoring/sectionEditor.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';

/** The address of a PDF file. */
export function PdfSectionEditor({ content, onChange }: SectionEditorProps<'pdf'>): ReactElement {
  const intl = useIntl();
  return (
    <UrlField
      label={intl.formatMessage(messages.pdf)}
      hint={intl.formatMessage(messages.needed)}
      value={content.url || null}
      library={{ types: ['PDF'] }}
      onChanged={(url) => onChange({ ...content, url: url ?? '' })}
    />
  );
}
