import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { enrolmentMessages as messages } from './messages.ts';
import type { DueDate_userCourse$key } from './__generated__/DueDate_userCourse.graphql.ts';

const useStyles = makeStyles({
  due: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  overdue: { color: tokens.colorStatusWarningForeground1 },
});

/** By which day the course should be completed, if someone said so (BEY-13); nothing once it is. */
export function DueDate({ userCourse }: { userCourse: DueDate_userCourse$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { dueTime, overdue, finishTime } = useFragment(
    graphql`
      fragment DueDate_userCourse on UserCourse @throwOnFieldError {
        dueTime
        overdue
        finishTime
      }
    `,
    userCourse,
  );
  if (dueTime == null || finishTime != null) return null;
  return (
    <span className={mergeClasses(styles.due, overdue && styles.overdue)}>
      {intl.formatMessage(overdue ? messages.wasDue : messages.due, {
        date: intl.formatDate(dueTime, { dateStyle: 'medium' }),
      })}
    </span>
  );
}
