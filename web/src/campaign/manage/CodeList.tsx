import { makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useCallback, useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { ListDownload } from '../../job/export/ListDownload.tsx';
import { voucherMessages as messages } from './messages.ts';
import { NewCodes } from './NewCodes.tsx';
import { OwnCode } from './OwnCode.tsx';
import { useCodeColumns } from './useCodeColumns.tsx';
import type { CodeListPaginationQuery } from './__generated__/CodeListPaginationQuery.graphql.ts';
import type { CodeList_campaign$key } from './__generated__/CodeList_campaign.graphql.ts';

const pageSize = 25;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  search: { maxWidth: '480px' },
  used: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** The codes of a campaign, unused ones first, and how more of them are made (VOUCH-01, VOUCH-02). */
export function CodeList({ campaign: key }: { campaign: CodeList_campaign$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CodeListPaginationQuery,
    CodeList_campaign$key
  >(
    graphql`
      fragment CodeList_campaign on Campaign
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "CodeListPaginationQuery")
      @throwOnFieldError {
        id
        campaignId
        voucherCount
        usedCodes: vouchers(first: 1, used: true) {
          totalCount
        }
        vouchers(first: $count, after: $cursor, search: $search)
          @connection(key: "CodeList_vouchers")
          @required(action: THROW) {
          csvUrl
          edges {
            node {
              voucherId
              code
              usageCount
              createTime
              redeemUrl
            }
          }
        }
      }
    `,
    key,
  );
  const { id, campaignId, voucherCount, usedCodes, vouchers } = data;
  const [search, setSearch] = useState('');
  const [, startReading] = useTransition();
  // Within a transition what is on the page stays there, with the field that is typed in.
  const read = useCallback(
    (text: string): void => {
      setSearch(text);
      startReading(() => void refetch({ count: pageSize, search: text || null }, { fetchPolicy: 'store-and-network' }));
    },
    [refetch],
  );
  const columns = useCodeColumns();
  const rows = vouchers.edges.map(({ node }) => ({ ...node, id: String(node.voucherId) }));
  const created = useCallback(
    (count: number) => {
      toast({ intent: 'success', text: intl.formatMessage(messages.madeCodes, { count }) });
      read('');
    },
    [intl, read, toast],
  );
  return (
    <section className={styles.part} aria-labelledby="codes">
      <div className={styles.head}>
        <h2 id="codes" className={styles.title}>
          {intl.formatMessage(messages.codes)}
        </h2>
        {voucherCount === 0 ? null : (
          <div className={styles.buttons}>
            <ListDownload kind="VOUCHERS" url={vouchers.csvUrl} />
            <ButtonLink icon={<PrintRegular fontSize={20} />} to={links.voucherCards(campaignId)}>
              {intl.formatMessage(messages.cards)}
            </ButtonLink>
          </div>
        )}
      </div>
      <NewCodes campaignId={id} onCreated={created} />
      <OwnCode campaignId={id} onCreated={created} />
      {voucherCount === 0 ? null : (
        <>
          <p className={styles.used}>
            {intl.formatMessage(messages.usedOf, { used: usedCodes?.totalCount ?? 0, count: voucherCount })}
          </p>
          <div className={styles.search}>
            <TableSearch label={intl.formatMessage(messages.searchCode)} value={search} onSearched={read} />
          </div>
        </>
      )}
      {voucherCount === 0 ? (
        <EmptyState title={intl.formatMessage(messages.noCodes)} text={intl.formatMessage(messages.noCodesText)} />
      ) : rows.length === 0 ? (
        <p className={styles.used}>{intl.formatMessage(messages.noCodeFound)}</p>
      ) : (
        <AdminTable label={intl.formatMessage(messages.codes)} columns={columns} rows={rows} />
      )}
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(100, { onComplete })}
        />
      ) : null}
    </section>
  );
}
