import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { accessMessages } from './accessMessages.ts';
import { peopleMessages as messages } from './messages.ts';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { statusNames } from './statusNames.ts';
import type { StatusCell_person$key } from './__generated__/StatusCell_person.graphql.ts';

const useStyles = makeStyles({
  status: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px' },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

const origins = {
  ADMIN: accessMessages.byAdmin,
  PERSONNEL: accessMessages.byPersonnel,
  PROVIDER: accessMessages.byProvider,
} as const;

/** How far someone has come into the workspace. */
export function StatusCell({ person: key }: { person: StatusCell_person$key }): ReactElement {
  const styles = useStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const { status, addressProven, leaveTime, leftBy } = useFragment(
    graphql`
      fragment StatusCell_person on WorkspacePerson @throwOnFieldError {
        status
        addressProven
        leaveTime
        leftBy
      }
    `,
    key,
  );
  const left = leaveTime != null;
  const joined = status === 'REGISTERED' && !left;
  return (
    <div className={styles.status}>
      <span className={mergeClasses(marks.mark, joined && marks.good)}>
        {intl.formatMessage(left ? accessMessages.noAccessFilter : statusNames[status])}
      </span>
      {left ? (
        <span className={styles.note}>
          {intl.formatMessage(origins[leftBy ?? 'PERSONNEL'], {
            date: intl.formatDate(leaveTime, { dateStyle: 'medium' }),
          })}
        </span>
      ) : null}
      {joined && !addressProven ? <span className={styles.note}>{intl.formatMessage(messages.unproven)}</span> : null}
    </div>
  );
}
