import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../../ui/form/Choice.tsx';
import { serviceAccountMessages as messages } from './messages.ts';

export interface Rights {
  readonly admin: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

export const rightNames = ['admin', 'createCourse', 'createVoucher'] as const satisfies readonly (keyof Rights)[];

/** The rights that count: those of admins hold the others. */
export const countingRights = (rights: Rights): readonly (keyof Rights)[] =>
  rights.admin ? ['admin'] : rightNames.filter((name) => rights[name]);

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
});

/** What a service account may do. */
export function RightChoices({
  rights,
  onChanged,
}: {
  rights: Rights;
  onChanged: (rights: Rights) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage(messages.rights)}</legend>
      {rightNames.map((name) => (
        <Choice
          key={name}
          type="checkbox"
          checked={rights[name]}
          onChosen={() => onChanged({ ...rights, [name]: !rights[name] })}
        >
          {intl.formatMessage(messages[name])}
        </Choice>
      ))}
    </fieldset>
  );
}
