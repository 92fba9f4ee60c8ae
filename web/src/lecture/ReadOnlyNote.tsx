import { makeStyles, tokens } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useAnswering } from '../quiz/AnsweringContext.ts';
import { lectureMessages as messages } from './messages.ts';
import type { ReadOnlyNote_course$key } from './__generated__/ReadOnlyNote_course.graphql.ts';

/** Says that a lecture can only be viewed, and why (ENR-08, ENR-12, OP-49). Nothing while it can be studied. */
export function ReadOnlyNote({ course }: { course: ReadOnlyNote_course$key }): ReactElement | null {
  const { viewerUserCourse } = useFragment(
    graphql`
      fragment ReadOnlyNote_course on Course @throwOnFieldError {
        viewerUserCourse {
          phase
          expired
        }
      }
    `,
    course,
  );
  const intl = useIntl();
  const styles = useStyles();
  const { readOnly } = useAnswering();
  if (readOnly === null) return null;
  const text =
    readOnly === 'visitor' || readOnly === 'notEnrolled'
      ? messages.readOnlyVisitor
      : viewerUserCourse?.expired
        ? messages.readOnlyRanOut
        : viewerUserCourse?.phase === 'GAVE_UP'
          ? messages.readOnlyGaveUp
          : viewerUserCourse?.phase === 'COMPLETED'
            ? messages.readOnlyCompleted
            : messages.readOnly;
  return (
    <p className={styles.note}>
      <Eye20Regular aria-hidden className={styles.icon} />
      {intl.formatMessage(text)}
    </p>
  );
}

const useStyles = makeStyles({
  note: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media print': { display: 'none' },
  },
  icon: { flexShrink: 0 },
});
