import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LimitedTextField } from '../../editing/LimitedTextField.tsx';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';

/** The title and the text of a box. */
export function CalloutEditor<Content extends { readonly title: string; readonly html: string }>({
  content,
  onChange,
}: {
  content: Content;
  onChange: (content: Content) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <EditorStack>
      <LimitedTextField
        label={intl.formatMessage(messages.title)}
        value={content.title}
        onChanged={(title) => onChange({ ...content, title })}
      />
      <RichTextField
        label={intl.formatMessage(messages.text)}
        html={content.html}
        onChange={(html) => onChange({ ...content, html })}
      />
    </EditorStack>
  );
}
