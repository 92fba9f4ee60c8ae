import type { ReactElement, ReactNode } from 'react';
import { TextField } from '../ui/form/TextField.tsx';

/** A field for whole minutes; null where nothing is stated. */
export function MinutesField({
  label,
  hint,
  problem,
  value,
  onChanged,
}: {
  label: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  value: number | null;
  onChanged: (value: number | null) => void;
}): ReactElement {
  return (
    <TextField
      label={label}
      hint={hint}
      problem={problem}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={value === null ? '' : String(value)}
      onChanged={(typed) => {
        // Anything but digits is no part of a number of minutes, so it does not appear.
        const digits = typed.replaceAll(/\D/g, '');
        onChanged(digits === '' ? null : Math.min(Number(digits), 1_000_000));
      }}
    />
  );
}
