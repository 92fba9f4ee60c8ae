import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { definePage } from '../../routing/pageModule.ts';
import { actingAdminOf, ActingAdminProvider } from './ActingAdmin.ts';
import { peopleVariables } from './peopleView.ts';
import { PeopleList } from './PeopleList.tsx';
import type { PeoplePageQuery } from './__generated__/PeoplePageQuery.graphql.ts';

const query = graphql`
  query PeoplePageQuery(
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

/** Everyone of the workspace with their invitations: add, invite, invite again, revoke, invite all (USERS-01 to USERS-05). */
function PeoplePage({ queryRef }: { queryRef: PreloadedQuery<PeoplePageQuery> }): ReactElement {
  const { viewer, workspace } = usePreloadedQuery<PeoplePageQuery>(query, queryRef);
  return (
    <AdminPartPage part="users">
      <ActingAdminProvider value={actingAdminOf(viewer)}>
        <PartBoundary>{workspace ? <PeopleList workspace={workspace} shows="invitations" /> : null}</PartBoundary>
      </ActingAdminProvider>
    </AdminPartPage>
  );
}

export const peoplePage = definePage<PeoplePageQuery>({
  Page: PeoplePage,
  query,
  variables: ({ search }) => peopleVariables(search),
  Skeleton: () => (
    <AdminListSkeleton part="users" filters={{ width: 640, height: 68 }} rows={{ count: 8, height: 52 }} />
  ),
});
