import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { usePercent } from '../ui/figure/usePercent.ts';
import { progressMessages as messages } from './messages.ts';
import type { SeenCell_userCourse$key } from './__generated__/SeenCell_userCourse.graphql.ts';

const useStyles = makeStyles({
  seen: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: '96px' },
  percent: {
    flexShrink: 0,
    minWidth: '44px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
});

/** How much of the course is done, as a bar and in numbers. */
export function SeenCell({ userCourse: key }: { userCourse: SeenCell_userCourse$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const percent = usePercent();
  const { seenPercent, name, username } = useFragment(
    graphql`
      fragment SeenCell_userCourse on UserCourse @throwOnFieldError {
        seenPercent
        name
        username
      }
    `,
    key,
  );
  return (
    <div className={styles.seen}>
      <ProgressBar
        thin
        percent={seenPercent}
        label={intl.formatMessage(messages.seenOf, { learner: name || username })}
      />
      <span className={styles.percent}>{percent(seenPercent)}</span>
    </div>
  );
}
