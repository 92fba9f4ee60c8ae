import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { siteMessages as messages } from './siteMessages.ts';
import { testProfiles } from './testProfiles.ts';
import { chooseTestProfile, chosenTestProfile } from '../useTestProfile.ts';

const names: Readonly<Record<string, MessageDescriptor>> = {
  default: messages.testProfileDefault,
  loud: messages.testProfileLoud,
  bare: messages.testProfileBare,
};

const useStyles = makeStyles({
  label: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  select: {
    minHeight: '32px',
    maxWidth: '100%',
    paddingInline: '8px',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Tries other looks on, in this tab alone. The document is loaded again, as a profile is read once per document. */
export function TestProfileSwitcher(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <label className={styles.label}>
      {intl.formatMessage(messages.testProfile)}
      <select
        className={styles.select}
        value={chosenTestProfile() ?? ''}
        onChange={(event) => {
          chooseTestProfile(event.target.value || null);
          window.location.reload();
        }}
      >
        <option value="">{intl.formatMessage(messages.testProfileOwn)}</option>
        {Object.keys(testProfiles).map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage(names[name] ?? messages.testProfileOwn)}
          </option>
        ))}
      </select>
    </label>
  );
}
