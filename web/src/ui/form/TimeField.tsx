import type { ReactElement, ReactNode } from 'react';
import { Field } from './Field.tsx';

/** A field for a day with its time, in the time zone of who looks. The value is ISO 8601, null where nothing is stated. */
export function TimeField({
  label,
  note,
  hint,
  problem,
  value,
  onChanged,
}: {
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  value: string | null;
  onChanged: (value: string | null) => void;
}): ReactElement {
  return (
    <Field label={label} note={note} hint={hint} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={value === null ? '' : localTime(value)}
          onChange={({ target }) => {
            // While it is typed in part the browser gives nothing, and an emptied field is meant.
            if (target.value === '' && target.validity.badInput) return;
            onChanged(target.value === '' ? null : new Date(target.value).toISOString());
          }}
        />
      )}
    </Field>
  );
}

/** A moment as the browser's field takes it: local, to the minute. */
export function localTime(time: string): string {
  const date = new Date(time);
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');
