import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { useTableAddress } from '../admin/table/useTableAddress.ts';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TabRow } from '../ui/tab/TabRow.tsx';
import { privacyMessages as messages } from './messages.ts';
import { everyRequest, privacyVariables, readPrivacyView, tabs, writePrivacyView } from './privacyView.ts';
import { RequestList } from './request/RequestList.tsx';
import { RetentionPanel } from './retention/RetentionPanel.tsx';
import type { PrivacyPageQuery } from './__generated__/PrivacyPageQuery.graphql.ts';

const query = graphql`
  query PrivacyPageQuery(
    $showsRequests: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $state: PrivacyRequestState
    $overdue: Boolean
    $kind: PrivacyRequestKind
    $username: String
    $orderBy: PrivacyRequestOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    workspace {
      ...RequestList_workspace
        @include(if: $showsRequests)
        @alias(as: "asked")
        @arguments(
          first: $first
          after: $after
          last: $last
          before: $before
          state: $state
          overdue: $overdue
          kind: $kind
          username: $username
          orderBy: $orderBy
        )
      ...RetentionPanel_workspace @skip(if: $showsRequests) @alias(as: "kept")
    }
  }
`;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
});

/** Who asked for their data, and how long things are kept, for admins (BEY-20). */
function PrivacyPage({ queryRef }: { queryRef: PreloadedQuery<PrivacyPageQuery> }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { workspace } = usePreloadedQuery<PrivacyPageQuery>(query, queryRef);
  const [view, setView] = useTableAddress(readPrivacyView, writePrivacyView);
  // What is drawn is what has arrived; the tab that was pressed is marked at once.
  const drawn = workspace?.kept ? 'retention' : 'requests';
  return (
    <AdminPartPage part="privacy">
      <TabRow
        label={intl.formatMessage(messages.tabs)}
        tabs={tabs.map((value) => ({ value, name: intl.formatMessage(messages[value]) }))}
        chosen={view.tab}
        onChosen={(tab) => setView({ ...everyRequest, tab })}
      />
      <div id={`panel-${view.tab}`} role="tabpanel" aria-labelledby={`tab-${view.tab}`} className={styles.panel}>
        <PartBoundary key={drawn}>
          {workspace?.asked ? <RequestList workspace={workspace.asked} /> : null}
          {workspace?.kept ? <RetentionPanel workspace={workspace.kept} /> : null}
        </PartBoundary>
      </div>
    </AdminPartPage>
  );
}

export const privacyPage = defineAdminPage<PrivacyPageQuery>({
  Page: PrivacyPage,
  query,
  variables: ({ search }) => privacyVariables(search),
  Skeleton: () => (
    <AdminPartPage part="privacy">
      <Skeleton width="min(320px, 100%)" height={44} />
      <Skeleton width="min(960px, 100%)" height={68} />
      <Skeleton height={320} />
    </AdminPartPage>
  ),
});
