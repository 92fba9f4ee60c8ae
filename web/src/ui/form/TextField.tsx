import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Field } from './Field.tsx';

/** A field for one line of text. The value is the parent's. */
export function TextField({
  label,
  note,
  hint,
  problem,
  after,
  onChanged,
  ...input
}: {
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  after?: ReactNode;
  onChanged: (value: string) => void;
} & Pick<
  ComponentProps<'input'>,
  | 'aria-activedescendant'
  | 'aria-controls'
  | 'aria-expanded'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'role'
  | 'type'
  | 'value'
>): ReactElement {
  return (
    <Field label={label} note={note} hint={hint} problem={problem} after={after}>
      {(control) => <input {...input} {...control} onChange={(event) => onChanged(event.target.value)} />}
    </Field>
  );
}
