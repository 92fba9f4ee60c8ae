import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Field } from '../ui/form/Field.tsx';

/**
 * A field for a whole number. What is typed stays as it is while the field has the focus, so that it can be corrected; what is passed on
 * is the number itself, which `value` may bring within bounds. An empty field passes on nothing.
 */
export function NumberField({
  label,
  note,
  hint,
  problemOf,
  value,
  min,
  max,
  disabled = false,
  onChanged,
}: {
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the number that stands in the field. */
  problemOf?: (number: number) => ReactNode;
  value: number;
  min: number;
  max?: number;
  disabled?: boolean;
  onChanged: (value: number) => void;
}): ReactElement {
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed === null ? value : typed.trim() === '' ? null : Number(typed);
  const whole = number !== null && Number.isInteger(number);
  return (
    <Field label={label} note={note} hint={hint} problem={whole ? problemOf?.(number) : undefined}>
      {(control) => (
        <input
          {...control}
          className={mergeClasses(control.className, styles.input)}
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          disabled={disabled}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = Number(target.value);
            if (target.value.trim() !== '' && Number.isInteger(next)) onChanged(next);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

const useStyles = makeStyles({
  input: {
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
      cursor: 'not-allowed',
    },
  },
});
