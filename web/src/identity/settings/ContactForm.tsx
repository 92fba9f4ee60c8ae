import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/Section.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { checkContact, contactInput, readContact } from './contact.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useSettingsFormStyles } from './SettingsForm.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import { useNamedCountries } from './useNamedCountries.ts';
import { usePhoneRules } from './usePhoneRules.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import type { ContactForm_query$key } from './__generated__/ContactForm_query.graphql.ts';
import type { ContactForm_user$key } from './__generated__/ContactForm_user.graphql.ts';

/** Phone and address, with their own save, which wants a country (SET-01, VAL-08). */
export function ContactForm({
  user: userKey,
  query: queryKey,
  onUnsaved,
}: {
  user: ContactForm_user$key;
  query: ContactForm_query$key;
  onUnsaved: (unsaved: boolean) => void;
}): ReactElement {
  const user = useFragment(
    graphql`
      fragment ContactForm_user on User @throwOnFieldError {
        phone
        address {
          street
          postalCode
          country
        }
      }
    `,
    userKey,
  );
  const { countries } = useFragment(
    graphql`
      fragment ContactForm_query on Query @throwOnFieldError {
        countries @required(action: THROW) {
          code
          name
        }
      }
    `,
    queryKey,
  );
  const styles = useSettingsFormStyles();
  const intl = useIntl();
  const toast = useToast();
  const named = useNamedCountries(countries);
  const { rules, load } = usePhoneRules();
  const { form, values, pending, refusal, send, problemOf, onSubmit } = useSettingsForm({
    stored: () => readContact(user),
    prepare: async (typed) => contactInput(typed, typed.phone.trim() === '' ? rules : (rules ?? (await load()))),
    onUnsaved,
    onSaved: () => toast({ intent: 'success', text: intl.formatMessage(messages.contactSaved) }),
  });
  const problems = checkContact(values, rules);
  const optional = intl.formatMessage(messages.optional);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Section heading={<FormattedMessage {...messages.contact} />}>
        <PhoneFields
          values={values}
          countries={named}
          rules={rules}
          problem={problemOf('phone', problems.phone)}
          onChanged={(change) => send({ type: 'changed', change })}
        />
        <TextField
          label={intl.formatMessage(messages.street)}
          note={optional}
          autoComplete="street-address"
          value={values.street}
          problem={problemOf('street', problems.street)}
          onChanged={(street) => send({ type: 'changed', change: { street } })}
        />
        <div className={styles.pair}>
          <TextField
            label={intl.formatMessage(messages.postalCode)}
            note={optional}
            autoComplete="postal-code"
            value={values.postalCode}
            problem={problemOf('postalCode', problems.postalCode)}
            onChanged={(postalCode) => send({ type: 'changed', change: { postalCode } })}
          />
          <SelectField
            label={intl.formatMessage(messages.country)}
            value={values.country}
            autoComplete="country"
            problem={problemOf('country', problems.country)}
            options={[
              { value: '', label: intl.formatMessage(messages.noCountry) },
              ...named.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChanged={(country) => send({ type: 'changed', change: { country } })}
          />
        </div>
      </Section>
      <SaveButton label={messages.saveContact} pending={pending} refusal={refusal} />
    </form>
  );
}
