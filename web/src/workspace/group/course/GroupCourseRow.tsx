import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { groupCourseMessages as messages } from './messages.ts';
import type { GivenCourse } from './GroupCourseDialog.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  course: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  closed: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** A course of a group: when it is due, and how many people it has enrolled. */
export function GroupCourseRow({
  given,
  onChange,
  onRemove,
}: {
  given: GivenCourse & { readonly open: boolean; readonly enrolledCount: number };
  onChange: (opener: HTMLElement) => void;
  onRemove: (opener: HTMLElement) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { courseName: course, dueDays, dueTime, open, enrolledCount } = given;
  const due =
    dueDays != null
      ? intl.formatMessage(messages.dueIn, { count: dueDays })
      : dueTime != null
        ? intl.formatMessage(messages.dueOn, { day: intl.formatDate(dueTime, { dateStyle: 'medium' }) })
        : intl.formatMessage(messages.noDue);
  return (
    <li className={styles.row}>
      <span className={styles.course}>
        <span className={styles.name}>{course}</span>
        <span className={styles.quiet}>
          {`${due} · ${intl.formatMessage(messages.enrolled, { count: enrolledCount })}`}
        </span>
        {open ? null : <span className={styles.closed}>{intl.formatMessage(messages.closed)}</span>}
      </span>
      <span className={styles.buttons}>
        {open ? (
          <Button
            size="small"
            aria-label={intl.formatMessage(messages.changeOf, { course })}
            onClick={({ currentTarget }) => onChange(currentTarget)}
          >
            {intl.formatMessage(messages.change)}
          </Button>
        ) : null}
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.removeOf, { course })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      </span>
    </li>
  );
}
