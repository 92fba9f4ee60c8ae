import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Choice } from '../ui/Choice.tsx';
import { useDraft } from './DraftContext.ts';
import type { ProfileDraft } from './profileDraft.ts';

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
  [Name in keyof ProfileDraft]: ProfileDraft[Name] extends boolean ? Name : never;
}[keyof ProfileDraft];

/** Something of the profile that is switched on or off. */
export function DraftSwitch({
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
  const { draft, set } = useDraft();
  return (
    <div>
      <Choice
        type="checkbox"
        checked={draft[name]}
        describedBy={hint ? id : undefined}
        onChosen={() => set({ [name]: !draft[name] })}
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
