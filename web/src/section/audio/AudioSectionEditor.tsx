import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { splitName } from '../../file/splitName.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import { TranscriptField } from '../TranscriptField.tsx';
import type { AudioContent } from './type.ts';

/** A sound, what learners read as its name, and what is said in it. */
export function AudioSectionEditor({ content, onChange }: SectionEditorProps<AudioContent>): ReactElement {
  const intl = useIntl();
  return (
    <EditorStack>
      <MediaField
        label={intl.formatMessage(messages.audio)}
        hint={intl.formatMessage(messages.needed)}
        value={content.url || null}
        types={['MP3']}
        onTaken={({ url, name }) => onChange({ ...content, url, title: content.title || splitName(name).stem })}
        onChanged={(url) => onChange({ ...content, url: url ?? '' })}
      />
      <TextField
        label={intl.formatMessage(messages.title)}
        value={content.title}
        onChanged={(title) => onChange({ ...content, title })}
      />
      <TranscriptField value={content.transcript} onChanged={(transcript) => onChange({ ...content, transcript })} />
    </EditorStack>
  );
}
