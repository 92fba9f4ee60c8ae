import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { CourseList } from './CourseList.tsx';
import { courseListVariables } from './courseListFilter.ts';
import type { CourseListPageQuery } from './__generated__/CourseListPageQuery.graphql.ts';

const query = graphql`
  query CourseListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: AuthoredCourseFilter
    $orderBy: AuthoredCourseOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    ...CourseList_query
      @arguments(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy)
  }
`;

/** The courses that someone works on: create, open, publish, copy, export, delete (CRS-03). */
function CourseListPage({ queryRef }: { queryRef: PreloadedQuery<CourseListPageQuery> }): ReactElement {
  const data = usePreloadedQuery<CourseListPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="courses">
      <PartBoundary>
        <CourseList query={data} />
      </PartBoundary>
    </AdminPartPage>
  );
}

export const courseListPage = defineAdminPage<CourseListPageQuery>({
  Page: CourseListPage,
  query,
  variables: ({ search }) => courseListVariables(search),
  Skeleton: () => (
    <AdminListSkeleton part="courses" filters={{ width: 840, height: 68 }} rows={{ count: 8, height: 78 }} />
  ),
});
