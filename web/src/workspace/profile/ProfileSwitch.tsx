import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Choice } from '../../ui/form/Choice.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import type { ProfileFields } from './profileFields.ts';

const useStyles = makeStyles({
  hint: {
    margin: 0,
    paddingInlineStart: '30px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** The values of a profile that are either so or not. */
type FlagName = {
  [Name in keyof ProfileFields]: ProfileFields[Name] extends boolean ? Name : never;
}[keyof ProfileFields];

/** Something of the profile that is switched on or off. */
export function ProfileSwitch({
  name,
  label,
  hint,
}: {
  name: FlagName;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const { fields, set } = useProfileFields();
  return (
    <div>
      <Choice
        type="checkbox"
        checked={fields[name]}
        describedBy={hint ? id : undefined}
        onChosen={() => set({ [name]: !fields[name] })}
      >
        {intl.formatMessage(label)}
      </Choice>
      {hint ? (
        <p id={id} className={styles.hint}>
          {intl.formatMessage(hint)}
        </p>
      ) : null}
    </div>
  );
}
