import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { GroupList } from './GroupList.tsx';
import { groupsVariables } from './groupsView.ts';
import type { GroupsPageQuery } from './__generated__/GroupsPageQuery.graphql.ts';

const query = graphql`
  query GroupsPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $orderBy: PersonGroupOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    workspace {
      ...GroupList_workspace
        @arguments(first: $first, after: $after, last: $last, before: $before, search: $search, orderBy: $orderBy)
    }
  }
`;

/** The groups of people of the workspace: make one, find one (BEY-13). */
function GroupsPage({ queryRef }: { queryRef: PreloadedQuery<GroupsPageQuery> }): ReactElement {
  const { workspace } = usePreloadedQuery<GroupsPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="groups">
      <PartBoundary>{workspace ? <GroupList workspace={workspace} /> : null}</PartBoundary>
    </AdminPartPage>
  );
}

export const groupsPage = defineAdminPage<GroupsPageQuery>({
  Page: GroupsPage,
  query,
  variables: ({ search }) => groupsVariables(search),
  Skeleton: () => (
    <AdminListSkeleton part="groups" filters={{ width: 480, height: 68 }} rows={{ count: 6, height: 64 }} />
  ),
});
