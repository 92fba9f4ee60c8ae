import { Button } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminTexts } from '../../admin/AdminTexts.tsx';
import { links } from '../../routing/links.ts';
import { definePage } from '../../routing/pageModule.ts';
import { useSiteTitle } from '../../shell/useSiteIdentity.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page, PageHeading } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { voucherMessages as messages } from './messages.ts';
import { VoucherCard } from './VoucherCard.tsx';
import { useVoucherCardsStyles } from './VoucherCardsPage.styles.ts';
import type { VoucherCardsPageQuery } from './__generated__/VoucherCardsPageQuery.graphql.ts';

/** Cards of one page: as many codes as are read at a time. */
const mostCards = 500;

const query = graphql`
  query VoucherCardsPageQuery($id: ID!) @throwOnFieldError {
    workspace {
      profile {
        headerLogoUrl
      }
    }
    campaign(id: $id) {
      campaignId
      name
      endTime
      course {
        name
        endTime
      }
      vouchers(first: 500, used: false) @required(action: THROW) {
        totalCount
        nodes {
          voucherId
          ...VoucherCard_voucher
        }
      }
    }
  }
`;

function Cards({ queryRef }: { queryRef: PreloadedQuery<VoucherCardsPageQuery> }): ReactElement {
  const styles = useVoucherCardsStyles();
  const intl = useIntl();
  const site = useSiteTitle();
  const { campaign, workspace } = usePreloadedQuery<VoucherCardsPageQuery>(query, queryRef);
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
  const logo = workspace?.profile.headerLogoUrl ?? null;
  const { nodes, totalCount } = campaign.vouchers;
  const ends = [campaign.endTime, campaign.course.endTime].filter((time) => time != null);
  const until = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
  const title = intl.formatMessage(messages.cardsTitle);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.text}>{intl.formatMessage(messages.cardsText, { count: totalCount })}</p>
          {totalCount > mostCards ? (
            <p className={styles.text}>{intl.formatMessage(messages.cardsMost, { count: mostCards })}</p>
          ) : null}
          <div className={styles.actions}>
            {nodes.length === 0 ? null : (
              <Button appearance="primary" icon={<PrintRegular fontSize={20} />} onClick={() => window.print()}>
                {intl.formatMessage(messages.print)}
              </Button>
            )}
            <ButtonLink to={links.campaign(campaign.campaignId)}>
              {intl.formatMessage(messages.backToCampaign)}
            </ButtonLink>
          </div>
        </div>
      }
    >
      <ul className={styles.cards}>
        {nodes.map((voucher) => (
          <VoucherCard
            key={voucher.voucherId}
            voucher={voucher}
            site={site}
            logo={logo}
            course={campaign.course.name}
            until={until}
          />
        ))}
      </ul>
    </Page>
  );
}

/** Unused codes of a campaign as cards to print and cut, each with a QR code that opens the page to redeem it (BEY-21). */
function VoucherCardsPage({ queryRef }: { queryRef: PreloadedQuery<VoucherCardsPageQuery> }): ReactElement {
  return (
    <AdminTexts>
      <Cards queryRef={queryRef} />
    </AdminTexts>
  );
}

function VoucherCardsSkeleton(): ReactElement {
  return (
    <AdminTexts>
      <SkeletonOfCards />
    </AdminTexts>
  );
}

function SkeletonOfCards(): ReactElement {
  const styles = useVoucherCardsStyles();
  return (
    <Page title={useIntl().formatMessage(messages.cardsTitle)}>
      <div className={styles.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={180} />
        ))}
      </div>
    </Page>
  );
}

export const voucherCardsPage = definePage<VoucherCardsPageQuery>({
  Page: VoucherCardsPage,
  query,
  variables({ search }) {
    const id = new URLSearchParams(search).get('id') ?? '';
    return { id: /^\d{1,15}$/.test(id) ? id : '0' };
  },
  Skeleton: VoucherCardsSkeleton,
});
