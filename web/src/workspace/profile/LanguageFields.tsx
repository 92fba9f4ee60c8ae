import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { languages, readLanguage } from '../../i18n/languages.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { advancedMessages as messages } from './advancedMessages.ts';
import type { HiddenPart } from './profileFields.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: {
    padding: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const hidable: readonly { part: HiddenPart; label: (typeof messages)[keyof typeof messages] }[] = [
  { part: 'LANGUAGE_CHOOSER', label: messages.hideLanguage },
  { part: 'DARK_MODE_TOGGLE', label: messages.hideDark },
];

/** The default language, and which controls of the header are hidden (WS-05, WS-08). */
export function LanguageFields(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { fields, set, problem } = useProfileFields();
  const toggle = (part: HiddenPart): void => {
    set({
      hiddenParts: fields.hiddenParts.includes(part)
        ? fields.hiddenParts.filter((entry) => entry !== part)
        : [...fields.hiddenParts, part],
    });
  };
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.language)}
        hint={intl.formatMessage(messages.languageHint)}
        value={fields.language}
        problem={problem('language')}
        options={[
          { value: '', label: intl.formatMessage(messages.languageDefault) },
          ...Object.entries(languages).map(([value, label]) => ({ value, label })),
        ]}
        onChanged={(value) => set({ language: readLanguage(value) ?? '' })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{intl.formatMessage(messages.hideHeading)}</legend>
        {hidable.map(({ part, label }) => (
          <Choice key={part} type="checkbox" checked={fields.hiddenParts.includes(part)} onChosen={() => toggle(part)}>
            {intl.formatMessage(label)}
          </Choice>
        ))}
      </fieldset>
    </>
  );
}
