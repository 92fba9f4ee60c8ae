import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { choicesOf, fromOption, toOption, type RetentionField, type RetentionValues } from './retentionForm.ts';
import { spanText } from './spanText.ts';

const fields = {
  factMonths: { label: messages.facts, hint: messages.factsHint, never: messages.forGood },
  auditMonths: { label: messages.audit, hint: messages.auditHint, never: messages.forGood },
  inactiveAccountMonths: { label: messages.accounts, hint: messages.accountsHint, never: messages.never },
} as const;

/** One choice of a span for each kind of thing. */
export function RetentionFields({
  stored,
  values,
  onChanged,
}: {
  stored: RetentionValues;
  values: RetentionValues;
  onChanged: (values: RetentionValues) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <>
      {(Object.keys(fields) as RetentionField[]).map((field) => {
        const { label, hint, never } = fields[field];
        return (
          <SelectField
            key={field}
            label={intl.formatMessage(label)}
            hint={intl.formatMessage(hint)}
            value={toOption(values[field])}
            options={choicesOf(field, stored[field]).map((months) => ({
              value: toOption(months),
              label: months === null ? intl.formatMessage(never) : spanText(intl, months),
            }))}
            onChanged={(value) => {
              const months = fromOption(value);
              onChanged(
                field === 'auditMonths'
                  ? { ...values, auditMonths: months ?? stored.auditMonths }
                  : { ...values, [field]: months },
              );
            }}
          />
        );
      })}
    </>
  );
}
