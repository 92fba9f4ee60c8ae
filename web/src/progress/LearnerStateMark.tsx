import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useMarkStyles } from '../ui/mark/Mark.styles.ts';
import { learnerState, stateNames } from './learnerState.ts';
import type { LearnerStateMark_userCourse$key } from './__generated__/LearnerStateMark_userCourse.graphql.ts';

const useStyles = makeStyles({
  attention: {
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
});

/** How a learner stands in a course: done, under way, or in need of a hand. */
export function LearnerStateMark({ userCourse: key }: { userCourse: LearnerStateMark_userCourse$key }): ReactElement {
  const styles = useStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const state = learnerState(
    useFragment(
      graphql`
        fragment LearnerStateMark_userCourse on UserCourse @throwOnFieldError {
          phase
          stuck
          expired
          overdue
        }
      `,
      key,
    ),
  );
  return (
    <span
      className={mergeClasses(
        marks.mark,
        state === 'completed' && marks.good,
        (state === 'stuck' || state === 'overdue') && styles.attention,
      )}
    >
      {intl.formatMessage(stateNames[state])}
    </span>
  );
}
