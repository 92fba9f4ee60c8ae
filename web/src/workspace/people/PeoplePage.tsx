import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import type { AdminPartName } from '../../admin/adminParts.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import type { PageModule } from '../../routing/pageModule.ts';
import { actingAdminOf, ActingAdminProvider } from './ActingAdmin.ts';
import { peopleVariables, type PeopleShown } from './peopleView.ts';
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
    ...AdminGuard_query
    viewer {
      hasPassword
      user {
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

interface PeoplePageKind {
  readonly part: AdminPartName;
  readonly shows: PeopleShown;
}

/** The two pages about people differ in what they tell of each, and in whom they list at first. */
export const peoplePageOf = ({ part, shows }: PeoplePageKind): PageModule =>
  defineAdminPage<PeoplePageQuery>({
    Page: function PeoplePage({ queryRef }: { queryRef: PreloadedQuery<PeoplePageQuery> }): ReactElement {
      const { viewer, workspace } = usePreloadedQuery<PeoplePageQuery>(query, queryRef);
      return (
        <AdminPartPage part={part}>
          <ActingAdminProvider value={actingAdminOf(viewer)}>
            <PartBoundary>{workspace ? <PeopleList workspace={workspace} shows={shows} /> : null}</PartBoundary>
          </ActingAdminProvider>
        </AdminPartPage>
      );
    },
    query,
    variables: ({ search }) => peopleVariables(search, shows),
    Skeleton: () => (
      <AdminListSkeleton part={part} filters={{ width: 640, height: 68 }} rows={{ count: 8, height: 52 }} />
    ),
  });

/** Everyone of the workspace with their invitations: add, invite, invite again, revoke, invite all (USERS-01 to USERS-05). */
export const peoplePage = peoplePageOf({ part: 'users', shows: 'invitations' });
