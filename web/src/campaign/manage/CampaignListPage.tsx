import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { CampaignList } from './CampaignList.tsx';
import { campaignListVariables } from './campaignListView.ts';
import type { CampaignListPageQuery } from './__generated__/CampaignListPageQuery.graphql.ts';

const query = graphql`
  query CampaignListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $hideExpired: Boolean
    $orderBy: CampaignOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    ...CampaignList_query
      @arguments(
        first: $first
        after: $after
        last: $last
        before: $before
        search: $search
        hideExpired: $hideExpired
        orderBy: $orderBy
      )
  }
`;

/** What lets groups into courses by codes: create, look after, switch (CAMP-01, ADM-06). */
function CampaignListPage({ queryRef }: { queryRef: PreloadedQuery<CampaignListPageQuery> }): ReactElement {
  const data = usePreloadedQuery<CampaignListPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="campaigns">
      <PartBoundary>
        <CampaignList query={data} />
      </PartBoundary>
    </AdminPartPage>
  );
}

export const campaignListPage = defineAdminPage<CampaignListPageQuery>({
  Page: CampaignListPage,
  query,
  variables: ({ search }) => campaignListVariables(search),
  Skeleton: () => (
    <AdminListSkeleton part="campaigns" filters={{ width: 640, height: 68 }} rows={{ count: 6, height: 64 }} />
  ),
});
