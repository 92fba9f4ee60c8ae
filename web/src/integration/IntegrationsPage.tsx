import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { WorkspaceTokens } from './apiToken/WorkspaceTokens.tsx';
import { IntegrationList } from './IntegrationList.tsx';
import { IntegrationsSkeleton } from './IntegrationsSkeleton.tsx';
import { Webhooks } from '../webhook/Webhooks.tsx';
import { ZoneNote } from '../ui/time/ZoneNote.tsx';
import type { IntegrationsPageQuery } from './__generated__/IntegrationsPageQuery.graphql.ts';

const query = graphql`
  query IntegrationsPageQuery @throwOnFieldError {
    ...AdminGuard_query
    workspace {
      ...IntegrationList_workspace
    }
  }
`;

/** What the workspace is connected with: connect, test, change, disconnect (INTG-01, ADM-07). */
function IntegrationsPage({ queryRef }: { queryRef: PreloadedQuery<IntegrationsPageQuery> }): ReactElement {
  const { workspace } = usePreloadedQuery<IntegrationsPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="integrations">
      <ZoneNote />
      <PartBoundary>{workspace ? <IntegrationList workspace={workspace} /> : null}</PartBoundary>
      <WorkspaceTokens />
      <Webhooks />
    </AdminPartPage>
  );
}

export const integrationsPage = defineAdminPage<IntegrationsPageQuery>({
  Page: IntegrationsPage,
  query,
  variables: () => ({}),
  Skeleton: IntegrationsSkeleton,
});
