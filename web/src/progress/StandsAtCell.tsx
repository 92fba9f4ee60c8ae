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
  module: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The lecture that a learner who is under way continues with, and its module, or that all are done; nothing for everyone else. */
export function StandsAtCell({ userCourse: key }: { userCourse: StandsAtCell_userCourse$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { phase, continueAt, course } = useFragment(
    graphql`
      fragment StandsAtCell_userCourse on UserCourse @throwOnFieldError {
        phase
        continueAt {
          name
          moduleName
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
  if (phase !== 'IN_PROGRESS') return null;
  if (!continueAt) return <span className={styles.place}>{intl.formatMessage(messages.allDone)}</span>;
  return (
    <span className={styles.place} lang={course?.metadata.language ?? undefined}>
      <span>{continueAt.name}</span>
      <span className={styles.module}>{continueAt.moduleName}</span>
    </span>
  );
}
