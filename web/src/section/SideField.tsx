import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../ui/form/SelectField.tsx';
import type { Side } from './beside.ts';
import { sectionEditorMessages as messages } from './editorMessages.ts';

/** Left or right. */
export function SideField({ value, onChanged }: { value: Side; onChanged: (side: Side) => void }): ReactElement {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage(messages.side)}
      value={value}
      options={[
        { value: 'LEFT', label: intl.formatMessage(messages.left) },
        { value: 'RIGHT', label: intl.formatMessage(messages.right) },
      ]}
      onChanged={(side) => onChanged(side === 'RIGHT' ? 'RIGHT' : 'LEFT')}
    />
  );
}
