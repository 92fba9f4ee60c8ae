import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages, readLanguage } from '../../i18n/languages.ts';
import { LeaveGuard } from '../../routing/leaving/LeaveGuard.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { PersonPicture } from '../../ui/PersonPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { callingCodes } from './callingCodes.ts';
import { refusedField, type FieldFailure } from '../fieldFailure.ts';
import { identityMessages } from '../messages.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import { checkSettings, readSettings, sameSettings, settingsInput, type Settings } from './settings.ts';
import { useNamedCountries } from './useNamedCountries.ts';
import { usePhoneRules } from './usePhoneRules.ts';
import { useProblemText } from '../useProblemText.ts';
import { useUpdateViewer } from './useUpdateViewer.ts';
import type { SettingsForm_query$key } from './__generated__/SettingsForm_query.graphql.ts';
import type { SettingsForm_user$key } from './__generated__/SettingsForm_user.graphql.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '32px' },
  // In large type on a phone the field goes below the picture.
  picture: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '8px', alignItems: 'flex-start' },
  shownPicture: { paddingTop: '8px' },
  pictureField: { flex: '1 1 8em', minWidth: 0, fontSize: tokens.fontSizeBase300 },
  pair: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  actions: { display: 'flex', alignItems: 'center', gap: '16px' },
});

/** Name, language, picture, phone and address (SET-01). What was typed stays whatever the server says. */
export function SettingsForm({
  user: userKey,
  query: queryKey,
}: {
  user: SettingsForm_user$key;
  query: SettingsForm_query$key;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { language, choose } = useLanguage();
  const user = useFragment(
    graphql`
      fragment SettingsForm_user on User @throwOnFieldError {
        name
        language
        pictureUrl
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
      fragment SettingsForm_query on Query @throwOnFieldError {
        countries @required(action: THROW) {
          code
          name
        }
      }
    `,
    queryKey,
  );
  const [values, setValues] = useState<Settings>(() => readSettings(user, language));
  const [saved, setSaved] = useState(values);
  const [shownLanguage, setShownLanguage] = useState(language);
  // Chosen in the header meanwhile, where it is saved at once: the form must not take it back.
  if (language !== shownLanguage) {
    setShownLanguage(language);
    setValues({ ...values, language });
    setSaved({ ...saved, language });
  }
  const [tried, setTried] = useState(false);
  const { update, pending, failure } = useUpdateViewer(() => {
    setSaved(values);
    const chosen = readLanguage(values.language);
    if (chosen) choose(chosen);
    toast({ intent: 'success', text: <FormattedMessage {...messages.saved} /> });
  });

  const { rules, load } = usePhoneRules();
  const [loadFailure, setLoadFailure] = useState<FieldFailure | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const problems = checkSettings(values, rules);
  const refused = refusedField(failure);
  const refusal = pending ? null : (loadFailure ?? (refused ? null : failure));
  const set = (change: Partial<Settings>): void => setValues({ ...values, ...change });
  const shown = (field: keyof typeof problems): string | undefined =>
    (tried ? problemText(problems[field]) : undefined) ??
    (failure && refused === field ? errorText(failure) : undefined);
  // A number without its calling code: the code is what is missing.
  const phoneProblem = shown('phone');
  const lacksCode = phoneProblem !== undefined && values.callingCountry === '';
  const optional = intl.formatMessage(messages.optional);

  const named = useNamedCountries(countries);
  const picture = problems.pictureUrl ? '' : values.pictureUrl.trim();
  const readablePhone = rules?.readPhone(values.phone, values.callingCountry)?.readable;

  const save = async (): Promise<void> => {
    setTried(true);
    setLoadFailure(null);
    let phoneRules = rules;
    try {
      if (values.phone.trim() !== '') phoneRules ??= await load();
    } catch {
      return setLoadFailure({ code: 'NETWORK' });
    }
    if (Object.values(checkSettings(values, phoneRules)).some(Boolean)) {
      if (form.current) focusFirstInvalid(form.current);
    } else update(settingsInput(values, phoneRules));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Section heading={<FormattedMessage {...messages.profile} />}>
        <TextField
          label={intl.formatMessage(identityMessages.name)}
          hint={intl.formatMessage(identityMessages.nameHint)}
          autoComplete="name"
          value={values.name}
          problem={shown('name')}
          onChanged={(name) => set({ name })}
        />
        <SelectField
          label={intl.formatMessage(messages.language)}
          value={values.language}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          onChanged={(next) => set({ language: readLanguage(next) ?? values.language })}
        />
        <div className={styles.picture}>
          <span className={styles.shownPicture}>
            <PersonPicture
              name={values.name.trim() || user.name}
              src={picture}
              size={72}
              onUnreadable={setUnreadable}
            />
          </span>
          <div className={styles.pictureField}>
            <TextField
              label={intl.formatMessage(messages.picture)}
              note={optional}
              hint={intl.formatMessage(
                picture && picture === unreadable ? messages.pictureUnreadable : messages.pictureHint,
              )}
              type="url"
              autoComplete="photo"
              value={values.pictureUrl}
              problem={shown('pictureUrl')}
              onChanged={(pictureUrl) => set({ pictureUrl })}
            />
          </div>
        </div>
      </Section>
      <Section heading={<FormattedMessage {...messages.contact} />}>
        <div className={styles.pair}>
          <SelectField
            label={intl.formatMessage(messages.callingCode)}
            value={values.callingCountry}
            autoComplete="tel-country-code"
            problem={lacksCode ? phoneProblem : undefined}
            options={[
              { value: '', label: intl.formatMessage(messages.noCallingCode) },
              ...named
                .filter(({ code }) => callingCodes[code])
                .map(({ code, name }) => ({ value: code, label: `${name} +${callingCodes[code]}` })),
            ]}
            onChanged={(callingCountry) => set({ callingCountry })}
          />
          <TextField
            label={intl.formatMessage(messages.phone)}
            note={optional}
            hint={readablePhone ? intl.formatMessage(messages.phoneAs, { phone: readablePhone }) : undefined}
            type="tel"
            autoComplete="tel-national"
            value={values.phone}
            problem={lacksCode ? undefined : phoneProblem}
            onChanged={(phone) => set({ phone })}
          />
        </div>
        <TextField
          label={intl.formatMessage(messages.street)}
          note={optional}
          autoComplete="street-address"
          value={values.street}
          problem={shown('street')}
          onChanged={(street) => set({ street })}
        />
        <div className={styles.pair}>
          <TextField
            label={intl.formatMessage(messages.postalCode)}
            note={optional}
            autoComplete="postal-code"
            value={values.postalCode}
            problem={shown('postalCode')}
            onChanged={(postalCode) => set({ postalCode })}
          />
          <SelectField
            label={intl.formatMessage(messages.country)}
            value={values.country}
            autoComplete="country"
            problem={shown('country')}
            options={[
              { value: '', label: intl.formatMessage(messages.noCountry) },
              ...named.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChanged={(country) => set({ country })}
          />
        </div>
      </Section>
      <FormError>{refusal ? errorText(refusal) : null}</FormError>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
          <FormattedMessage {...(pending ? messages.saving : messages.save)} />
        </Button>
      </div>
      <LeaveGuard active={!sameSettings(values, saved)} />
    </form>
  );
}
