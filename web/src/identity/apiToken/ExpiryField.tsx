import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { apiTokenMessages as messages } from './messages.ts';
import { offeredDays } from './tokenExpiry.ts';

/** In how many days a token expires. */
export function ExpiryField({
  label,
  days,
  onChanged,
}: {
  label: string;
  days: number;
  onChanged: (days: number) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <SelectField
      label={label}
      value={String(days)}
      options={offeredDays.map((each) => ({
        value: String(each),
        label: intl.formatMessage(messages.days, { days: each }),
      }))}
      onChanged={(value) => onChanged(Number(value))}
    />
  );
}
