import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { UrlField } from '../../editing/UrlField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import type { PdfContent } from './type.ts';

/** The address of a PDF file, and what learners read as its name. */
export function PdfSectionEditor({ content, onChange }: SectionEditorProps<PdfContent>): ReactElement {
  const intl = useIntl();
  return (
    <EditorStack>
      <UrlField
        label={intl.formatMessage(messages.pdf)}
        hint={intl.formatMessage(messages.needed)}
        value={content.url || null}
        library={{ types: ['PDF'] }}
        onChanged={(url) => onChange({ ...content, url: url ?? '' })}
      />
      <TextField
        label={intl.formatMessage(messages.title)}
        value={content.title ?? ''}
        onChanged={(title) => onChange({ ...content, title })}
      />
    </EditorStack>
  );
}
