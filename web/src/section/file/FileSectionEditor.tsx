import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { splitName } from '../../file/splitName.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import type { FileContent } from './type.ts';

/** A file, and what learners read as its name. */
export function FileSectionEditor({ content, onChange }: SectionEditorProps<FileContent>): ReactElement {
  const intl = useIntl();
  return (
    <EditorStack>
      <MediaField
        label={intl.formatMessage(messages.file)}
        hint={intl.formatMessage(messages.needed)}
        value={content.url || null}
        types={['PDF', 'IMAGE', 'MP3', 'VIDEO']}
        onTaken={({ url, name }) => onChange({ ...content, url, title: content.title || splitName(name).stem })}
        onChanged={(url) => onChange({ ...content, url: url ?? '' })}
      />
      <TextField
        label={intl.formatMessage(messages.title)}
        value={content.title}
        onChanged={(title) => onChange({ ...content, title })}
      />
    </EditorStack>
  );
}
