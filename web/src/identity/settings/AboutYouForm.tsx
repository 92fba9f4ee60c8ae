import type { ReactElement } from 'react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages, readLanguage } from '../../i18n/languages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/Section.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { identityMessages } from '../messages.ts';
import { aboutYouInput, checkAboutYou, readAboutYou } from './aboutYou.ts';
import { PictureField } from './PictureField.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useSettingsFormStyles } from './SettingsForm.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import { useSavePicture } from './useSavePicture.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import type { AboutYouForm_user$key } from './__generated__/AboutYouForm_user.graphql.ts';

/** An element, so that it speaks the language that was just chosen. */
const savedText = <FormattedMessage {...messages.profileSaved} />;
const pictureSavedText = <FormattedMessage {...messages.pictureSaved} />;
const pictureRemovedText = <FormattedMessage {...messages.pictureRemoved} />;

/** Name, language and picture, saved together and alone (SET-01); a picture that is uploaded or removed is saved at once. */
export function AboutYouForm({
  user: userKey,
  onUnsaved,
}: {
  user: AboutYouForm_user$key;
  onUnsaved: (unsaved: boolean) => void;
}): ReactElement {
  const user = useFragment(
    graphql`
      fragment AboutYouForm_user on User @throwOnFieldError {
        name
        language
        pictureUrl
      }
    `,
    userKey,
  );
  const styles = useSettingsFormStyles();
  const intl = useIntl();
  const toast = useToast();
  const { language, choose } = useLanguage();
  const { form, values, pending, refusal, send, problemOf, onSubmit } = useSettingsForm({
    stored: () => readAboutYou(user, language),
    prepare: (typed) => Promise.resolve(aboutYouInput(typed)),
    onUnsaved,
    onSaved(saved) {
      choose(saved.language);
      toast({ intent: 'success', text: savedText });
    },
  });
  const picture = useSavePicture((pictureUrl) => {
    send({ type: 'storedElsewhere', change: { pictureUrl } });
    toast({ intent: 'success', text: pictureUrl ? pictureSavedText : pictureRemovedText });
  });
  const [shownLanguage, setShownLanguage] = useState(language);
  // Chosen in the header meanwhile, where it is saved at once: the form must not take it back.
  if (language !== shownLanguage) {
    setShownLanguage(language);
    send({ type: 'storedElsewhere', change: { language } });
  }
  const problems = checkAboutYou(values);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Section heading={<FormattedMessage {...messages.profile} />}>
        <TextField
          label={intl.formatMessage(identityMessages.name)}
          hint={intl.formatMessage(identityMessages.nameHint)}
          autoComplete="name"
          value={values.name}
          problem={problemOf('name', problems.name)}
          onChanged={(name) => send({ type: 'changed', change: { name } })}
        />
        <SelectField
          label={intl.formatMessage(messages.language)}
          value={values.language}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          onChanged={(next) => send({ type: 'changed', change: { language: readLanguage(next) ?? values.language } })}
        />
        <PictureField
          name={values.name.trim() || user.name}
          value={values.pictureUrl}
          readable={problems.pictureUrl === null}
          problem={problemOf('pictureUrl', problems.pictureUrl)}
          refusal={picture.refusal}
          onChanged={(pictureUrl) => send({ type: 'changed', change: { pictureUrl } })}
          onChosen={(pictureUrl) => {
            send({ type: 'changed', change: { pictureUrl } });
            picture.save(pictureUrl);
          }}
        />
      </Section>
      <SaveButton label={messages.saveProfile} pending={pending} refusal={refusal} />
    </form>
  );
}
