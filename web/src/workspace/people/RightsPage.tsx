import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { definePage } from '../../routing/pageModule.ts';
import { actingAdminOf, ActingAdminProvider } from './ActingAdmin.ts';
import { peopleVariables } from './peopleView.ts';
import { PeopleList } from './PeopleList.tsx';
import type { RightsPageQuery } from './__generated__/RightsPageQuery.graphql.ts';

const query = graphql`
  query RightsPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $status: AccessStatus
    $groupId: ID
    $rightsWait: Boolean
    $accessWithdrawn: Boolean
    $right: PersonRight
    $orderBy: PersonOrder
  ) @throwOnFieldError {
    # Whose rights have ended is led away by the layout (TRIAL-04).
    viewer {
      hasPassword
      user {
        roles
        userId
      }
    }
    workspace {
      ...PeopleList_workspace
        @arguments(
          first: $first
          after: $after
          last: $last
          before: $before
          search: $search
          status: $status
          groupId: $groupId
          rightsWait: $rightsWait
          accessWithdrawn: $accessWithdrawn
          right: $right
          orderBy: $orderBy
        )
    }
  }
`;

/** Those who run the workspace or may create something, and by search everyone else, to give them rights (STAFF-01, STAFF-02). */
function RightsPage({ queryRef }: { queryRef: PreloadedQuery<RightsPageQuery> }): ReactElement {
  const { viewer, workspace } = usePreloadedQuery<RightsPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="staff">
      <ActingAdminProvider value={actingAdminOf(viewer)}>
        <PartBoundary>{workspace ? <PeopleList workspace={workspace} shows="rights" /> : null}</PartBoundary>
      </ActingAdminProvider>
    </AdminPartPage>
  );
}

export const rightsPage = definePage<RightsPageQuery>({
  Page: RightsPage,
  query,
  variables: ({ search }) => peopleVariables(search, 'rights'),
  Skeleton: () => (
    <AdminListSkeleton part="staff" filters={{ width: 640, height: 68 }} rows={{ count: 8, height: 52 }} />
  ),
});
