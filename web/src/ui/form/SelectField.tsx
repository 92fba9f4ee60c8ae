import { mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactElement, ReactNode } from 'react';
import { useFieldStyles } from './Field.styles.ts';
import { Field } from './Field.tsx';

/** A field for one of several values, by the system's own list. */
export function SelectField({
  label,
  note,
  hint,
  problem,
  value,
  autoComplete,
  options,
  onChanged,
}: {
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  value: string;
  autoComplete?: string;
  options: readonly { value: string; label: string }[];
  onChanged: (value: string) => void;
}): ReactElement {
  const styles = useFieldStyles();
  return (
    <Field
      label={label}
      note={note}
      hint={hint}
      problem={problem}
      after={<ChevronDownRegular className={styles.arrow} fontSize={20} aria-hidden />}
    >
      {(control) => (
        <select
          {...control}
          className={mergeClasses(control.className, styles.select)}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => onChanged(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
