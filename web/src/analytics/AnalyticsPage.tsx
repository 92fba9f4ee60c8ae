import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { Analytics } from './Analytics.tsx';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { analyticsVariables } from './analyticsView.ts';
import type { AnalyticsPageQuery } from './__generated__/AnalyticsPageQuery.graphql.ts';

const query = graphql`
  query AnalyticsPageQuery(
    $startTime: DateTime
    $endTime: DateTime!
    $beforeTime: DateTime
    $compared: Boolean!
    $type: FactType!
    $measure: FactMeasure!
    $aggregation: FactAggregation!
    $courseId: ID
    $groupId: ID
    $campaignId: ID
    $subjectId: ID
    $narrowed: Boolean!
    $orderBy: FactOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    ...Analytics_query
  }
`;

/** What happened in the workspace over a period (ANLY-01, ADM-05). */
function AnalyticsPage({ queryRef }: { queryRef: PreloadedQuery<AnalyticsPageQuery> }): ReactElement {
  const data = usePreloadedQuery<AnalyticsPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="dashboard">
      <PartBoundary>
        <Analytics query={data} variables={queryRef.variables} />
      </PartBoundary>
    </AdminPartPage>
  );
}

export const analyticsPage = defineAdminPage<AnalyticsPageQuery>({
  Page: AnalyticsPage,
  query,
  variables: ({ search }) => analyticsVariables(search, new Date()),
  Skeleton: AnalyticsSkeleton,
});
