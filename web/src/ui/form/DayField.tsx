import type { ReactElement, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { readDay } from './day.ts';

/** A field for a day (`2030-01-31`), null where none is stated. */
export function DayField({
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
  problem?: string | undefined;
  value: string | null;
  onChanged: (value: string | null) => void;
}): ReactElement {
  return (
    <Field label={label} note={note} hint={hint} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value ?? ''}
          onChange={({ target }) => {
            // While it is typed in part the browser gives nothing, and an emptied field is meant.
            if (target.value === '' && target.validity.badInput) return;
            onChanged(readDay(target.value));
          }}
        />
      )}
    </Field>
  );
}
