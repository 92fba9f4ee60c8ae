import type { ReactElement } from 'react';
import { Field } from '../ui/form/Field.tsx';
import { readDay } from './period.ts';

/** A field for a day (`2030-01-31`), null where none is stated. */
export function DayField({
  label,
  problem,
  value,
  onChanged,
}: {
  label: string;
  problem?: string | undefined;
  value: string;
  onChanged: (value: string | null) => void;
}): ReactElement {
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => {
            // While it is typed in part the browser gives nothing.
            if (!target.validity.badInput) onChanged(readDay(target.value));
          }}
        />
      )}
    </Field>
  );
}
