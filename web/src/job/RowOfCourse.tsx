import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { jobCourseMessages as messages } from './courseMessages.ts';
import type { RowOfCourse_course$data, RowOfCourse_course$key } from './__generated__/RowOfCourse_course.graphql.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexDirection: 'column', gap: '2px', overflowWrap: 'anywhere' },
  learners: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** What happened to a course, or why it stays as it is, and what learners have of it. */
export function RowOfCourse({
  course: key,
  code,
  outcome,
}: {
  course: RowOfCourse_course$key;
  code: string;
  /** The outcome in words. */
  outcome: string;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const course = useFragment(
    graphql`
      fragment RowOfCourse_course on JobRowCourse @throwOnFieldError {
        learnerCount
        withProgressCount
        completedCount
        certificateCount
        unfinishedParts
        lockedBy {
          name
          username
        }
      }
    `,
    key,
  );
  return (
    <div className={styles.row}>
      <span>{reasonOf(intl, course, code) ?? outcome}</span>
      <span className={styles.learners}>{learnersOf(intl, course)}</span>
    </div>
  );
}

/** The reason in words that name what is in the way; null where the outcome says all. */
function reasonOf(intl: IntlShape, course: RowOfCourse_course$data, code: string): string | null {
  switch (code) {
    case 'UNFINISHED':
      return intl.formatMessage(messages.unfinished, {
        parts: intl.formatList(course.unfinishedParts, { type: 'unit', style: 'short' }),
      });
    case 'LOCKED_BY_ANOTHER_USER': {
      const person = course.lockedBy && (course.lockedBy.name || course.lockedBy.username);
      return person ? intl.formatMessage(messages.lockedBy, { person }) : intl.formatMessage(messages.locked);
    }
    case 'FORBIDDEN':
      return intl.formatMessage(messages.forbidden);
    default:
      return null;
  }
}

function learnersOf(intl: IntlShape, course: RowOfCourse_course$data): string {
  const { learnerCount, withProgressCount, completedCount, certificateCount } = course;
  const more = [
    [messages.withProgress, withProgressCount],
    [messages.completed, completedCount],
    [messages.certificates, certificateCount],
  ] as const;
  return [
    intl.formatMessage(messages.learners, { count: learnerCount }),
    ...more.filter(([, count]) => count > 0).map(([message, count]) => intl.formatMessage(message, { count })),
  ].join(' · ');
}
