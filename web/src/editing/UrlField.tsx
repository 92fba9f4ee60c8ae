import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../ui/form/TextField.tsx';
import { fieldMessages as messages } from './messages.ts';
import { isWebAddress } from './webAddress.ts';

/** A field for an address of the web, as it is typed; null where it is empty. Says so when what stands there is none. */
export function UrlField({
  label,
  hint,
  problem,
  value,
  autoFocus,
  onChanged,
}: {
  label: string;
  hint?: ReactNode;
  /** What else is wrong with it. */
  problem?: string | undefined;
  value: string | null;
  /** Whether it is what someone has just asked for. */
  autoFocus?: boolean;
  onChanged: (value: string | null) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <TextField
      label={label}
      hint={hint}
      problem={value !== null && !isWebAddress(value) ? intl.formatMessage(messages.notAnAddress) : problem}
      inputMode="url"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what someone has just asked for
      autoFocus={autoFocus}
      value={value ?? ''}
      onChanged={(typed) => onChanged(typed.trim() === '' ? null : typed)}
    />
  );
}
