import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { pageVariables, readTablePage } from '../admin/table/tablePage.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { JobList } from './JobList.tsx';
import type { JobListPageQuery } from './__generated__/JobListPageQuery.graphql.ts';

const query = graphql`
  query JobListPageQuery($first: Int, $after: String, $last: Int, $before: String) @throwOnFieldError {
    ...AdminGuard_query
    ...JobList_query @arguments(first: $first, after: $after, last: $last, before: $before)
  }
`;

const pageSize = 25;

/** The long work of the workspace, to be found again (BEY-12). */
function JobListPage({ queryRef }: { queryRef: PreloadedQuery<JobListPageQuery> }): ReactElement {
  const data = usePreloadedQuery<JobListPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="jobs">
      <PartBoundary>
        <JobList query={data} />
      </PartBoundary>
    </AdminPartPage>
  );
}

export const jobListPage = defineAdminPage<JobListPageQuery>({
  Page: JobListPage,
  query,
  variables: ({ search }) => pageVariables(readTablePage(new URLSearchParams(search)), pageSize),
  Skeleton: () => (
    <AdminPartPage part="jobs">
      <Skeleton height={320} />
    </AdminPartPage>
  ),
});
