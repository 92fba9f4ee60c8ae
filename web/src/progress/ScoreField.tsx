import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../ui/form/TextField.tsx';
import { progressMessages as messages } from './messages.ts';
import { readPercent } from './progressView.ts';

/** A border of the score, null for none. It counts as soon as it is one; what is none says so once the field is left. */
export function ScoreField({
  label,
  value,
  onChanged,
}: {
  label: string;
  value: number | null;
  onChanged: (value: number | null) => void;
}): ReactElement {
  const intl = useIntl();
  const [typed, setTyped] = useState({ text: textOf(value), of: value, left: false });
  // The address was changed by something else.
  if (typed.of !== value) setTyped({ text: textOf(value), of: value, left: false });
  const { text, left } = typed;
  const wrong = text.trim() !== '' && readPercent(text.trim()) === null;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      value={text}
      problem={wrong && left ? intl.formatMessage(messages.badScore) : undefined}
      onBlur={() => setTyped({ ...typed, left: true })}
      onChanged={(next) => {
        const percent = readPercent(next.trim());
        const counts = next.trim() === '' || percent !== null;
        setTyped({ text: next, of: counts ? percent : value, left: false });
        if (counts && percent !== value) onChanged(percent);
      }}
    />
  );
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));
