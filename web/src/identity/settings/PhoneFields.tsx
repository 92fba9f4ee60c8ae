import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { callingCodes } from './callingCodes.ts';
import type { Contact } from './contact.ts';
import { useSettingsFormStyles } from './SettingsForm.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import type { PhoneRules } from './usePhoneRules.ts';

type Phone = Pick<Contact, 'callingCountry' | 'phone'>;

/** A phone number with its calling code, which must be set when a number is given (VAL-07, OP-61). */
export function PhoneFields({
  values,
  countries,
  rules,
  problem,
  onChanged,
}: {
  values: Phone;
  countries: readonly { readonly code: string; readonly name: string }[];
  /** Null until they have loaded. */
  rules: PhoneRules | null;
  problem: string | undefined;
  onChanged: (change: Partial<Phone>) => void;
}): ReactElement {
  const styles = useSettingsFormStyles();
  const intl = useIntl();
  // A number without its calling code: the code is what is missing.
  const lacksCode = problem !== undefined && values.callingCountry === '';
  const readable = rules?.readPhone(values.phone, values.callingCountry)?.readable;
  return (
    <div className={styles.pair}>
      <SelectField
        label={intl.formatMessage(messages.callingCode)}
        value={values.callingCountry}
        autoComplete="tel-country-code"
        problem={lacksCode ? problem : undefined}
        options={[
          { value: '', label: intl.formatMessage(messages.noCallingCode) },
          ...countries
            .filter(({ code }) => callingCodes[code])
            .map(({ code, name }) => ({ value: code, label: `${name} +${callingCodes[code]}` })),
        ]}
        onChanged={(callingCountry) => onChanged({ callingCountry })}
      />
      <TextField
        label={intl.formatMessage(messages.phone)}
        note={intl.formatMessage(messages.optional)}
        hint={readable ? intl.formatMessage(messages.phoneAs, { phone: readable }) : undefined}
        type="tel"
        autoComplete="tel-national"
        value={values.phone}
        problem={lacksCode ? undefined : problem}
        onChanged={(phone) => onChanged({ phone })}
      />
    </div>
  );
}
