import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../../ui/form/Choice.tsx';
import { peopleMessages as messages } from './messages.ts';
import type { Rights } from './useChangeRights.ts';

const useStyles = makeStyles({ choices: { display: 'flex', flexDirection: 'column' } });

/** What new people may do, and whether they are invited at once. */
export interface AddChoices extends Rights {
  invite: boolean;
}

/** The boxes below the addresses of new people. */
export function AddPersonChoices({
  choices,
  count,
  invites,
  onChanged,
}: {
  choices: AddChoices;
  /** How many people they are about. */
  count: number;
  /** Whether an invitation is offered. */
  invites: boolean;
  onChanged: (choices: AddChoices) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const offered = [
    ['createCourse', messages.mayCreateCourses],
    ['createVoucher', messages.mayCreateVouchers],
    ...(invites ? ([['invite', messages.inviteNow]] as const) : []),
  ] as const;
  return (
    <div className={styles.choices}>
      {offered.map(([choice, message]) => (
        <Choice
          key={choice}
          type="checkbox"
          checked={choices[choice]}
          onChosen={() => onChanged({ ...choices, [choice]: !choices[choice] })}
        >
          {intl.formatMessage(message, { count: Math.max(count, 1) })}
        </Choice>
      ))}
    </div>
  );
}
