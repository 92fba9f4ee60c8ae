import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';

/** A field for an address of the web, as it is typed; null where it is empty. Says so when what stands there is none. */
export function UrlField({
  label,
  hint,
  value,
  onChanged,
}: {
  label: ReactNode;
  hint?: ReactNode;
  value: string | null;
  onChanged: (value: string | null) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <TextField
      label={label}
      hint={hint}
      problem={value !== null && !isAddress(value) ? intl.formatMessage(messages.notAnAddress) : undefined}
      inputMode="url"
      autoComplete="off"
      value={value ?? ''}
      onChanged={(typed) => onChanged(typed.trim() === '' ? null : typed)}
    />
  );
}

/** Whether the platform takes it: `http` or `https`, or a path of this site. */
function isAddress(value: string): boolean {
  const url = URL.parse(value.trim(), window.location.origin);
  return (
    url !== null && /^https?:$/.test(url.protocol) && (/^https?:\/\//i.test(value.trim()) || value.startsWith('/'))
  );
}
