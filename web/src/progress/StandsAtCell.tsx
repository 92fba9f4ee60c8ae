import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { progressMessages as messages } from './messages.ts';
import type { StandsAtCell_userCourse$key } from './__generated__/StandsAtCell_userCourse.graphql.ts';

const useStyles = makeStyles({
  place: {
    '@media (min-width: 720px)': { minWidth: '80px' },
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    overflowWrap: 'anywhere',
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/**
 * The lecture that a learner who is under way worked in last, which is what statistics count as being there; and whether all are done.
 * Nothing for everyone else.
 */
export function StandsAtCell({ userCourse: key }: { userCourse: StandsAtCell_userCourse$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { phase, continueAt, lastPosition, course } = useFragment(
    graphql`
      fragment StandsAtCell_userCourse on UserCourse @throwOnFieldError {
        phase
        continueAt {
          lectureId
        }
        lastPosition {
          lectureName
        }
        course {
          metadata {
            language
          }
        }
      }
    `,
    key,
  );
  if (phase !== 'IN_PROGRESS' || (lastPosition === null && continueAt !== null)) return null;
  return (
    <span className={styles.place}>
      {lastPosition ? <span lang={course?.metadata.language ?? undefined}>{lastPosition.lectureName}</span> : null}
      {continueAt ? null : <span className={styles.note}>{intl.formatMessage(messages.allDone)}</span>}
    </span>
  );
}
