import type { ReactElement } from 'react';
import { Field } from '../ui/form/Field.tsx';
import { readDay } from './progressView.ts';

/** A field for a day (`2030-01-31`), null where none is stated. */
export function DayField({
  label,
  value,
  onChanged,
}: {
  label: string;
  value: string | null;
  onChanged: (value: string | null) => void;
}): ReactElement {
  return (
    <Field label={label}>
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
