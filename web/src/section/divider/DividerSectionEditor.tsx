import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { DividerContent } from './type.ts';

/** How learners come to what follows. */
export function DividerSectionEditor({ content, onChange }: SectionEditorProps<DividerContent>): ReactElement {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage(messages.divider)}
      value={content.divider}
      options={[
        { value: 'BUTTON', label: intl.formatMessage(messages.dividerButton) },
        { value: 'SCROLL', label: intl.formatMessage(messages.dividerScroll) },
      ]}
      onChanged={(divider) => onChange({ ...content, divider: divider === 'SCROLL' ? 'SCROLL' : 'BUTTON' })}
    />
  );
}
