import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EntriesEditor } from '../../editing/entries/EntriesEditor.tsx';
import { LimitedTextField } from '../../editing/LimitedTextField.tsx';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { AccordionContent } from './type.ts';

/** Titles that unfold a text each. */
export function AccordionSectionEditor({ content, onChange }: SectionEditorProps<AccordionContent>): ReactElement {
  const intl = useIntl();
  return (
    <EntriesEditor
      heading={intl.formatMessage(messages.parts)}
      addLabel={intl.formatMessage(messages.addPart)}
      nameOf={(number) => intl.formatMessage(messages.part, { number })}
      entries={content.items}
      created={() => ({ title: '', html: '' })}
      onChange={(items) => onChange({ ...content, items })}
    >
      {(item, _index, onItem) => (
        <>
          <LimitedTextField
            label={intl.formatMessage(messages.title)}
            value={item.title}
            onChanged={(title) => onItem({ ...item, title })}
          />
          <RichTextField
            label={intl.formatMessage(messages.text)}
            html={item.html}
            onChange={(html) => onItem({ ...item, html })}
          />
        </>
      )}
    </EntriesEditor>
  );
}
