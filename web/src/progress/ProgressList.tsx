import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../admin/table/AdminTable.tsx';
import { SortSelect } from '../admin/table/SortSelect.tsx';
import { PageButtons } from '../admin/table/PageButtons.tsx';
import { useSelection } from '../admin/table/useSelection.ts';
import { usePagedList } from '../admin/table/usePagedList.ts';
import { SelectedLearners } from './message/SelectedLearners.tsx';
import { progressMessages as messages } from './messages.ts';
import { NoLearners } from './NoLearners.tsx';
import { ProgressHead } from './ProgressHead.tsx';
import { ProgressTools } from './ProgressTools.tsx';
import { allLearners, filterVariables, readProgressView } from './progressView.ts';
import { useCoursesToFilter } from './useCoursesToFilter.ts';
import { useProgressTable } from './useProgressTable.tsx';
import { useProgressListStyles } from './ProgressList.styles.ts';
import { isNarrowed } from '../admin/table/tableView.ts';
import type { ProgressList_query$key } from './__generated__/ProgressList_query.graphql.ts';

/** The learners that the address asks for, 25 at a time (PROGR-01, PROGR-02), as CSV too (PROGR-03). */
export function ProgressList({ query: key }: { query: ProgressList_query$key }): ReactElement {
  const styles = useProgressListStyles();
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readProgressView);
  const data = useFragment(
    graphql`
      fragment ProgressList_query on Query
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
        courseId: { type: "ID" }
        personId: { type: "ID" }
        groupId: { type: "ID" }
        phase: { type: "LearnerPhase" }
        stuck: { type: "Boolean" }
        expired: { type: "Boolean" }
        overdue: { type: "Boolean" }
        dueSoon: { type: "Boolean" }
        startTime: { type: "DateTime" }
        endTime: { type: "DateTime" }
        minScore: { type: "Int" }
        maxScore: { type: "Int" }
        orderBy: { type: "UserCourseOrder" }
      )
      @throwOnFieldError {
        workspace @required(action: THROW) {
          userCourses(
            first: $first
            after: $after
            last: $last
            before: $before
            search: $search
            courseId: $courseId
            personId: $personId
            groupId: $groupId
            phase: $phase
            stuck: $stuck
            expired: $expired
            overdue: $overdue
            dueSoon: $dueSoon
            startTime: $startTime
            endTime: $endTime
            minScore: $minScore
            maxScore: $maxScore
            orderBy: $orderBy
          ) @required(action: THROW) {
            totalCount
            csvUrl
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
                course {
                  courseId
                  name
                }
                ...useProgressTable_userCourse
              }
            }
          }
        }
        ...useCoursesToFilter_query
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, csvUrl } = data.workspace.userCourses;
  const { columns, rows } = useProgressTable(edges.map(({ node }) => node));
  const [one] = edges;
  const selection = useSelection(totalCount, JSON.stringify(filterVariables(view)));
  const courses = useCoursesToFilter(data, view.course, one?.node.course ?? null);
  return (
    <>
      {!one && !isNarrowed(view) ? null : (
        <>
          <ProgressTools view={view} courses={courses} person={one?.node.name ?? null} onChanged={change} />
          <SortSelect columns={columns.shown} sort={view.sort} onSorted={(sort) => change({ sort })} />
          <ProgressHead
            ref={head}
            count={totalCount}
            columns={columns}
            csvUrl={one ? csvUrl : null}
            course={courses.find(({ courseId }) => courseId === view.course) ?? null}
          />
        </>
      )}
      {!one ? (
        <NoLearners view={view} onReset={() => change(allLearners)} />
      ) : (
        <div className={styles.table}>
          <AdminTable
            label={intl.formatMessage(messages.list)}
            columns={columns.shown}
            rows={rows}
            busy={busy}
            sort={view.sort}
            onSorted={(sort) => change({ sort })}
            selection={selection}
            nameOf={({ name, username }) => name || username || ''}
          />
        </div>
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
      {selection.count > 0 ? <SelectedLearners selection={selection} total={totalCount} view={view} /> : null}
    </>
  );
}
