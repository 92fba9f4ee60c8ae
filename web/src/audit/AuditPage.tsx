import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AuditList } from './AuditList.tsx';
import { auditVariables } from './auditView.ts';
import { useSentenceLanguage } from './useSentenceLanguage.ts';
import type { AuditPageQuery } from './__generated__/AuditPageQuery.graphql.ts';

const query = graphql`
  query AuditPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $actions: [AuditAction!]
    $personId: ID
    $startTime: DateTime
    $endTime: DateTime
    $actorSearch: String
    $subjectSearch: String
    $jobId: ID
    $grouped: Boolean
    $language: Language!
  ) @throwOnFieldError {
    ...AdminGuard_query
    workspace {
      ...AuditList_workspace
        @arguments(
          first: $first
          after: $after
          last: $last
          before: $before
          actions: $actions
          personId: $personId
          startTime: $startTime
          endTime: $endTime
          actorSearch: $actorSearch
          subjectSearch: $subjectSearch
          jobId: $jobId
          grouped: $grouped
          language: $language
        )
    }
  }
`;

/** The audit log, for admins (BEY-20). */
function AuditPage({ queryRef }: { queryRef: PreloadedQuery<AuditPageQuery> }): ReactElement {
  useSentenceLanguage(queryRef.variables.language);
  const { workspace } = usePreloadedQuery<AuditPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="audit">
      <PartBoundary>{workspace ? <AuditList workspace={workspace} /> : null}</PartBoundary>
    </AdminPartPage>
  );
}

export const auditPage = defineAdminPage<AuditPageQuery>({
  Page: AuditPage,
  query,
  variables: ({ search }) => auditVariables(search),
  Skeleton: () => (
    <AdminPartPage part="audit">
      <Skeleton width="min(960px, 100%)" height={68} />
      <Skeleton height={400} />
    </AdminPartPage>
  ),
});
