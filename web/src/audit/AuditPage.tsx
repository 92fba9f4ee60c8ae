import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { adminParts } from '../admin/adminParts.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { definePage } from '../routing/pageModule.ts';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AuditList } from './AuditList.tsx';
import { auditVariables } from './auditView.ts';
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
  ) @throwOnFieldError {
    # Whose rights have ended is led away by the layout (TRIAL-04).
    viewer {
      user {
        roles
      }
    }
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
        )
    }
  }
`;

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400 },
});

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts.audit;
  const title = intl.formatMessage(name);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{intl.formatMessage(about)}</p>
        </div>
      }
    >
      {children}
    </Page>
  );
}

/** The audit log, for admins (BEY-20). */
function AuditPage({ queryRef }: { queryRef: PreloadedQuery<AuditPageQuery> }): ReactElement {
  const { workspace } = usePreloadedQuery<AuditPageQuery>(query, queryRef);
  return (
    <Frame>
      <PartBoundary>{workspace ? <AuditList workspace={workspace} /> : null}</PartBoundary>
    </Frame>
  );
}

export const auditPage = definePage<AuditPageQuery>({
  Page: AuditPage,
  query,
  variables: ({ search }) => auditVariables(search),
  Skeleton: () => (
    <Frame>
      <Skeleton width="min(960px, 100%)" height={68} />
      <Skeleton height={400} />
    </Frame>
  ),
});
