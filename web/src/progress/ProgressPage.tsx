import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../admin/AdminPartPage.tsx';
import { useTableAddress } from '../admin/table/useTableAddress.ts';
import { WaitingEnrolments } from '../enrolment/others/WaitingEnrolments.tsx';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { ProgressList } from './ProgressList.tsx';
import { progressVariables, readProgressView } from './progressView.ts';
import { writeTableView } from '../admin/table/tableView.ts';
import type { ProgressPageQuery } from './__generated__/ProgressPageQuery.graphql.ts';

const query = graphql`
  query ProgressPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $courseId: ID
    $personId: ID
    $groupId: ID
    $phase: LearnerPhase
    $stuck: Boolean
    $expired: Boolean
    $overdue: Boolean
    $dueSoon: Boolean
    $startTime: DateTime
    $endTime: DateTime
    $minScore: Int
    $maxScore: Int
    $orderBy: UserCourseOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    workspace @required(action: THROW) {
      ...WaitingEnrolments_workspace @arguments(courseId: $courseId)
    }
    ...ProgressList_query
      @arguments(
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
      )
  }
`;

/** How learners get on: those of all courses for admins, of the own ones for course creators (PROGR-01, ROLE-12, ADM-04). */
function ProgressPage({ queryRef }: { queryRef: PreloadedQuery<ProgressPageQuery> }): ReactElement {
  const data = usePreloadedQuery<ProgressPageQuery>(query, queryRef);
  const [{ course }] = useTableAddress(readProgressView, writeTableView);
  return (
    <AdminPartPage part="progress">
      <PartBoundary>
        <WaitingEnrolments key={course} workspace={data.workspace} courseId={course === null ? null : String(course)} />
        <ProgressList query={data} />
      </PartBoundary>
    </AdminPartPage>
  );
}

export const progressPage = defineAdminPage<ProgressPageQuery>({
  Page: ProgressPage,
  query,
  variables: ({ search }) => progressVariables(search),
  Skeleton: () => (
    <AdminListSkeleton part="progress" filters={{ width: 960, height: 116 }} rows={{ count: 8, height: 64 }} />
  ),
});
