import { makeStyles } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { usePercent } from '../ui/figure/usePercent.ts';
import type { Column } from '../admin/table/AdminTable.tsx';
import { TimeCell } from '../admin/table/TimeCell.tsx';
import { useColumns, type ColumnChoice } from '../admin/table/useColumns.ts';
import { enrolPeopleMessages } from '../enrolment/others/messages.ts';
import { LearnerCell } from './LearnerCell.tsx';
import { LearnerStateMark } from './LearnerStateMark.tsx';
import { progressMessages as messages } from './messages.ts';
import { SeenCell } from './SeenCell.tsx';
import { StandsAtCell } from './StandsAtCell.tsx';
import type {
  useProgressTable_userCourse$data,
  useProgressTable_userCourse$key,
} from './__generated__/useProgressTable_userCourse.graphql.ts';

/** Where there are columns, each has room for its usual words; in large type they break, and the table stays in the window. */
const roomFor = (minWidth: string) => ({ '@media (min-width: 720px)': { display: 'block', minWidth } });

const useStyles = makeStyles({
  course: { overflowWrap: 'break-word', ...roomFor('96px') },
  state: roomFor('84px'),
  score: roomFor('64px'),
  day: roomFor('84px'),
});

type Row = useProgressTable_userCourse$data[number];

/** The table of learners: who, in what, how they stand, how far they are, and where. */
export function useProgressTable(userCourses: useProgressTable_userCourse$key): {
  columns: ColumnChoice<Row>;
  rows: useProgressTable_userCourse$data;
} {
  const intl = useIntl();
  const styles = useStyles();
  const rows = useFragment(
    graphql`
      fragment useProgressTable_userCourse on UserCourse @relay(plural: true) @throwOnFieldError {
        id
        name
        username
        startTime
        finishTime
        dueTime
        lastActivityTime
        scorePercent
        course {
          name
          metadata {
            language
          }
        }
        ...LearnerCell_userCourse
        ...LearnerStateMark_userCourse
        ...SeenCell_userCourse
        ...StandsAtCell_userCourse
      }
    `,
    userCourses,
  );
  const percent = usePercent();
  const columns = useMemo(() => {
    const column = (
      key: string,
      head: MessageDescriptor,
      cell: Column<Row>['cell'],
      more: Partial<Column<Row>> = {},
    ): Column<Row> => ({ key, head: intl.formatMessage(head), cell, ...more });
    const day = (time: string | null | undefined, inUtc = false): ReactElement | null =>
      time ? (
        <span className={styles.day}>
          <TimeCell time={time} inUtc={inUtc} />
        </span>
      ) : null;
    return [
      column('learner', messages.learner, (row) => <LearnerCell userCourse={row} />, { sort: 'name', fixed: true }),
      column(
        'course',
        messages.course,
        ({ course }) => (
          <span className={styles.course} lang={course?.metadata.language ?? undefined}>
            {course?.name}
          </span>
        ),
        { sort: 'course' },
      ),
      column('state', messages.state, (row) => (
        <span className={styles.state}>
          <LearnerStateMark userCourse={row} />
        </span>
      )),
      column('seen', messages.seen, (row) => <SeenCell userCourse={row} />, { sort: 'seen' }),
      column(
        'score',
        messages.score,
        ({ scorePercent }) => <span className={styles.score}>{percent(scorePercent)}</span>,
        { sort: 'score', align: 'end' },
      ),
      column('active', messages.lastActivity, (row) => day(row.lastActivityTime), { sort: 'active', wideOnly: true }),
      column('standsAt', messages.standsAt, (row) => <StandsAtCell userCourse={row} />, { wideOnly: true }),
      column('due', enrolPeopleMessages.due, (row) => day(row.dueTime), { sort: 'due' }),
      column('enrolled', messages.enrolledOn, (row) => day(row.startTime), {
        sort: 'enrolled',
        hiddenAtFirst: true,
      }),
      column('finished', messages.finishedOn, (row) => day(row.finishTime, true), {
        sort: 'finished',
        hiddenAtFirst: true,
      }),
    ];
  }, [intl, percent, styles]);
  return { columns: useColumns('progress', columns), rows };
}
