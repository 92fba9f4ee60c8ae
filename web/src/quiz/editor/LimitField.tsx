import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '../../editing/NumberField.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { editorMessages as messages } from '../editorMessages.ts';

/** What the platform takes at most. */
const highest = 1_000_000;

/** Whether wrong answers are limited, and to how many; the number can be written only while they are (QEDIT-07, QEDIT-08). */
export function LimitField({
  wrongLimit,
  onChanged,
}: {
  /** 0 for no limit. */
  wrongLimit: number;
  onChanged: (wrongLimit: number) => void;
}): ReactElement {
  const intl = useIntl();
  const [before, setBefore] = useState(Math.max(wrongLimit, 1));
  const limited = wrongLimit > 0;
  return (
    <>
      <Choice
        type="checkbox"
        checked={limited}
        onChosen={() => {
          if (limited) setBefore(wrongLimit);
          onChanged(limited ? 0 : before);
        }}
      >
        {intl.formatMessage(messages.limit)}
      </Choice>
      <NumberField
        label={intl.formatMessage(messages.limitCount)}
        hint={intl.formatMessage(messages.limitHint)}
        problemOf={(typed) => (typed < 1 ? intl.formatMessage(messages.limitTooSmall) : undefined)}
        value={limited ? wrongLimit : before}
        min={1}
        max={highest}
        disabled={!limited}
        onChanged={(typed) => onChanged(Math.min(Math.max(typed, 1), highest))}
      />
    </>
  );
}
