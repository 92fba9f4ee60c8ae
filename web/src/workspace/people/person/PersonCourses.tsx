import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable, type Column } from '../../../admin/table/AdminTable.tsx';
import { TimeCell } from '../../../admin/table/TimeCell.tsx';
import { Link } from 'react-router';
import { links } from '../../../routing/links.ts';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { usePercent } from '../../../ui/figure/usePercent.ts';
import { personMessages as messages } from './messages.ts';
import { PersonSection } from './PersonSection.tsx';
import type {
  PersonCourses_workspace$data,
  PersonCourses_workspace$key,
} from './__generated__/PersonCourses_workspace.graphql.ts';

type Row = PersonCourses_workspace$data['userCourses']['edges'][number]['node'];

const useStyles = makeStyles({
  course: { color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The courses of a person with how far they are, the newest first (PROGR-02). */
export function PersonCourses({ workspace: key }: { workspace: PersonCourses_workspace$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { userCourses } = useFragment(
    graphql`
      fragment PersonCourses_workspace on Workspace @argumentDefinitions(personId: { type: "ID!" }) @throwOnFieldError {
        userCourses(personId: $personId, first: 25) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              userCourseId
              scorePercent
              seenPercent
              startTime
              lastActivityTime
              course {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const columns = useCourseColumns();
  const rows = userCourses.edges.map(({ node }) => node);
  const title = intl.formatMessage(messages.courses);
  return (
    <PersonSection title={title}>
      {rows.length === 0 ? (
        <EmptyState title={intl.formatMessage(messages.noCourses)} />
      ) : (
        <AdminTable label={title} columns={columns} rows={rows} />
      )}
      {userCourses.totalCount > rows.length ? (
        <p className={styles.note}>
          {intl.formatMessage(messages.moreCourses, { shown: rows.length, count: userCourses.totalCount })}
        </p>
      ) : null}
    </PersonSection>
  );
}

function useCourseColumns(): Column<Row>[] {
  const styles = useStyles();
  const intl = useIntl();
  const percent = usePercent();
  return useMemo((): Column<Row>[] => {
    return [
      {
        key: 'course',
        head: intl.formatMessage(messages.course),
        cell: ({ userCourseId, course }) => (
          <Link className={styles.course} to={links.learnersWay(userCourseId)}>
            {course?.name}
          </Link>
        ),
      },
      { key: 'seen', head: intl.formatMessage(messages.seen), align: 'end', cell: (row) => percent(row.seenPercent) },
      {
        key: 'score',
        head: intl.formatMessage(messages.score),
        align: 'end',
        cell: (row) => percent(row.scorePercent),
      },
      {
        key: 'started',
        head: intl.formatMessage(messages.started),
        cell: ({ startTime }) => <TimeCell time={startTime} />,
      },
      {
        key: 'activity',
        head: intl.formatMessage(messages.lastActivity),
        cell: ({ lastActivityTime }) => <TimeCell time={lastActivityTime} />,
      },
    ];
  }, [intl, percent, styles]);
}
