import type { ReactElement } from 'react';
import { SelectField } from '../../ui/form/SelectField.tsx';

/**
 * The field that narrows a list or numbers to one thing of many. It is there before its choices are, so that nothing moves when they come; one
 * that the address names can be taken away by anyone who came there.
 */
export function OneOfField({
  label,
  anyLabel,
  choices,
  value,
  onChanged,
}: {
  label: string;
  /** What the choice is called that narrows nothing. */
  anyLabel: string;
  /** By raw id; null until they are there. */
  choices: readonly { readonly id: number; readonly name: string }[] | null;
  /** Raw id, null for any. */
  value: number | null;
  onChanged: (id: number | null) => void;
}): ReactElement {
  const isListed = choices?.some(({ id }) => id === value) ?? false;
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: anyLabel },
        ...(value === null || isListed ? [] : [{ value: String(value), label: `#${value}` }]),
        ...(choices ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChanged={(id) => onChanged(id === '' ? null : Number(id))}
    />
  );
}
