import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EntriesEditor } from '../../editing/entries/EntriesEditor.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { useSectionWords } from '../useSectionWords.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { BranchContent } from './type.ts';

/** Ways on, each with sections of its own; at least one stays (OP-100). */
export function BranchSectionEditor({ content, onChange, around }: SectionEditorProps<BranchContent>): ReactElement {
  const intl = useIntl();
  const words = useSectionWords();
  return (
    <EntriesEditor
      heading={intl.formatMessage(messages.options)}
      addLabel={intl.formatMessage(messages.addOption)}
      nameOf={words.option}
      entries={content.options}
      created={(number) => ({ title: words.option(number), sections: [] })}
      onChange={(options) => onChange({ ...content, options })}
    >
      {(option, index, onOption) => (
        <>
          <TextField
            label={intl.formatMessage(messages.title)}
            value={option.title}
            onChanged={(title) => onOption({ ...option, title })}
          />
          {around.renderOption(index)}
        </>
      )}
    </EntriesEditor>
  );
}
