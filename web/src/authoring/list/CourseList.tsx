import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useRef, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigation } from 'react-router';
import { CatalogueUnavailable } from '../../catalogue/empty/CatalogueUnavailable.tsx';
import { BulkBar } from '../../admin/table/BulkBar.tsx';
import { AdminTable, type Column } from '../../admin/table/AdminTable.tsx';
import { writeSort } from '../../admin/table/tableSort.ts';
import { useSelection } from '../../admin/table/useSelection.ts';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { TourHost } from '../tour/TourHost.tsx';
import { useTour } from '../tour/useTour.ts';
import { ChangedCell } from './ChangedCell.tsx';
import { CourseCell } from './CourseCell.tsx';
import { CourseMenu } from './CourseMenu.tsx';
import { CourseBulkActions } from './bulk/CourseBulkActions.tsx';
import { readCourseSort, type CourseListView, type SortWord } from './courseListFilter.ts';
import { CourseListTools } from './CourseListTools.tsx';
import { CourseListButtons } from './CourseListButtons.tsx';
import { LearnersCell } from './LearnersCell.tsx';
import { courseListMessages as messages } from './messages.ts';
import { NoCourses } from './NoCourses.tsx';
import { StateCell } from './StateCell.tsx';
import { useCourseListView } from './useCourseListView.ts';
import type { CourseList_query$data, CourseList_query$key } from './__generated__/CourseList_query.graphql.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '12px',
    // Below the header of the site, when pages are turned.
    scrollMarginTop: '72px',
  },
  count: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** The courses that the address asks for, 25 at a time (CRS-03, OP-35), with what can be done with all of them. */
export function CourseList({ query: key }: { query: CourseList_query$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const head = useRef<HTMLDivElement>(null);
  const [view, setView] = useCourseListView();
  const columns = useCourseColumns();
  const tour = useTour('courseList');
  const loading = useNavigation().state === 'loading';
  const { authoredCourses } = useFragment(
    graphql`
      fragment CourseList_query on Query
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        filter: { type: "AuthoredCourseFilter" }
        orderBy: { type: "AuthoredCourseOrder" }
      )
      @throwOnFieldError {
        authoredCourses(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy)
          @required(action: THROW) {
          totalCount
          unavailable
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              name
              ...CourseCell_course
              ...StateCell_course
              ...LearnersCell_course
              ...ChangedCell_course
              ...CourseMenu_course
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, unavailable } = authoredCourses;
  const selection = useSelection(totalCount, view.search);
  const turn = (to: Pick<CourseListView, 'after' | 'before'>): void => {
    setView({ ...view, ...to });
    head.current?.scrollIntoView({ block: 'nearest' });
  };
  const narrowed = view.search !== '' || view.state !== null;
  const empty = edges.length === 0;
  return (
    <>
      <TourHost tour={tour} />
      {empty && !narrowed ? null : <CourseListTools view={view} onChanged={setView} />}
      <div className={styles.head} ref={head}>
        <p className={styles.count} role="status">
          {unavailable || (empty && !narrowed) ? null : intl.formatMessage(messages.count, { count: totalCount })}
        </p>
        <CourseListButtons tour={tour} />
      </div>
      {unavailable ? (
        <CatalogueUnavailable />
      ) : empty ? (
        <NoCourses narrowed={narrowed} onReset={() => setView({ ...view, search: '', state: null })} />
      ) : (
        <AdminTable
          label={intl.formatMessage(messages.list)}
          columns={columns}
          rows={edges.map(({ node }) => node)}
          busy={loading}
          sort={view.sort}
          onSorted={(sort) =>
            setView({ ...view, sort: sort && readCourseSort(writeSort(sort)), after: null, before: null })
          }
          selection={selection}
          nameOf={({ name }) => name}
        />
      )}
      {selection.selection.kind === 'some' && selection.count > 0 ? (
        <BulkBar selection={selection}>
          <CourseBulkActions ids={[...selection.selection.ids]} />
        </BulkBar>
      ) : null}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
    </>
  );
}

type Row = CourseList_query$data['authoredCourses']['edges'][number]['node'];

/** The columns of the list of courses. */
function useCourseColumns(): Column<Row>[] {
  const intl = useIntl();
  return useMemo(() => {
    const column = (key: string, head: MessageDescriptor, cell: Column<Row>['cell'], sort?: SortWord): Column<Row> => ({
      key,
      head: intl.formatMessage(head),
      cell,
      ...(sort && { sort }),
    });
    return [
      column('course', messages.course, (row) => <CourseCell course={row} />, 'name'),
      column('state', messages.state, (row) => <StateCell course={row} />, 'state'),
      column('learners', messages.learners, (row) => <LearnersCell course={row} />),
      column('changed', messages.changed, (row) => <ChangedCell course={row} />, 'changed'),
      column('actions', messages.actions, (row) => <CourseMenu course={row} />),
    ];
  }, [intl]);
}
