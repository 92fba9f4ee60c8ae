import { Badge } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../ui/form/TextField.tsx';
import { fieldMessages as messages } from './messages.ts';
import { characters, cutText, isCounted, lengthLevel } from './lengthLevel.ts';

const colors = { enough: 'success', close: 'warning', over: 'danger' } as const;

/**
 * A field for a header text: says how much of its limit is used, near the limit and while it is written in (OP-219), and cuts what is beyond when
 * the focus leaves (EDIT-18, EDIT-19). A text that was longer before stays as it is until someone writes in it.
 */
export function LimitedTextField({
  label,
  hint,
  value,
  limit = 64,
  onChanged,
}: {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  /** In characters. */
  limit?: number;
  onChanged: (value: string) => void;
}): ReactElement {
  const intl = useIntl();
  const [written, setWritten] = useState(false);
  const [focused, setFocused] = useState(false);
  const { length } = characters(value);
  const level = lengthLevel(length, limit);
  return (
    <TextField
      label={label}
      note={
        focused || isCounted(length, limit) ? (
          <Badge appearance="tint" color={colors[level]}>
            {intl.formatMessage(messages.lengthOf, { length, limit })}
          </Badge>
        ) : undefined
      }
      hint={hint}
      problem={level === 'over' ? intl.formatMessage(messages.tooLong, { limit }) : undefined}
      value={value}
      onChanged={(text) => {
        setWritten(true);
        onChanged(text);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (written && level === 'over') onChanged(cutText(value, limit));
      }}
    />
  );
}
