import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { adminParts } from '../../admin/adminParts.ts';
import { links } from '../../routing/links.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { CodeList } from './CodeList.tsx';
import { voucherMessages as messages } from './messages.ts';
import { RedemptionList } from './RedemptionList.tsx';
import type { CampaignPageQuery } from './__generated__/CampaignPageQuery.graphql.ts';

const query = graphql`
  query CampaignPageQuery($id: ID!, $timeZone: String) @throwOnFieldError {
    ...AdminGuard_query
    campaign(id: $id) {
      name
      ...CampaignHead_campaign
      ...CodeList_campaign
      ...RedemptionList_campaign @arguments(timeZone: $timeZone)
    }
  }
`;

const useStyles = makeStyles({ rows: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** One campaign: what it is, its codes, and who used them (CAMP-01, VOUCH-01, VOUCH-02). */
function CampaignPage({ queryRef }: { queryRef: PreloadedQuery<CampaignPageQuery> }): ReactElement {
  const intl = useIntl();
  const { campaign } = usePreloadedQuery<CampaignPageQuery>(query, queryRef);
  if (!campaign) {
    return (
      <Page title={intl.formatMessage(messages.unknown)}>
        <ErrorState
          text={intl.formatMessage(messages.unknownText)}
          actions={
            <ButtonLink appearance="primary" to={links.adminCampaigns}>
              {intl.formatMessage(messages.back)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  return (
    <Page title={campaign.name} heading={<CampaignHead campaign={campaign} />}>
      <PartBoundary>
        <CodeList campaign={campaign} />
      </PartBoundary>
      <PartBoundary>
        <RedemptionList campaign={campaign} />
      </PartBoundary>
    </Page>
  );
}

function CampaignSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Page title={useIntl().formatMessage(adminParts.campaigns.name)}>
      <Skeleton width="min(480px, 100%)" height={92} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={48} />
        ))}
      </div>
    </Page>
  );
}

const rawId = /^\d{1,15}$/;

export const campaignPage = defineAdminPage<CampaignPageQuery>({
  Page: CampaignPage,
  query,
  variables({ search }) {
    const id = new URLSearchParams(search).get('id') ?? '';
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return { id: rawId.test(id) ? id : '0', timeZone };
  },
  Skeleton: CampaignSkeleton,
});
