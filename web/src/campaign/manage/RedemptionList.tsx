import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { Address } from '../../admin/table/Address.tsx';
import { AdminTable, type Column } from '../../admin/table/AdminTable.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { Section } from '../../ui/Section.tsx';
import { ListDownload } from '../../job/export/ListDownload.tsx';
import { DayBars } from './DayBars.tsx';
import { groupedCode } from './groupedCode.ts';
import { voucherMessages as messages } from './messages.ts';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';
import type { RedemptionListPaginationQuery } from './__generated__/RedemptionListPaginationQuery.graphql.ts';
import type {
  RedemptionList_campaign$data,
  RedemptionList_campaign$key,
} from './__generated__/RedemptionList_campaign.graphql.ts';

const useStyles = makeStyles({
  nobody: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  person: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Who used which code and when, and how many a day (VOUCH-02). */
export function RedemptionList({ campaign: key }: { campaign: RedemptionList_campaign$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RedemptionListPaginationQuery,
    RedemptionList_campaign$key
  >(
    graphql`
      fragment RedemptionList_campaign on Campaign
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        timeZone: { type: "String" }
      )
      @refetchable(queryName: "RedemptionListPaginationQuery")
      @throwOnFieldError {
        usage(timeZone: $timeZone) @required(action: THROW) {
          date
          usageCount
        }
        redemptions(first: $count, after: $cursor)
          @connection(key: "RedemptionList_redemptions")
          @required(action: THROW) {
          csvUrl
          edges {
            node {
              redemptionId
              time
              code
              name
              username
            }
          }
        }
      }
    `,
    key,
  );
  const { usage, redemptions } = data;
  const columns = useColumns();
  const rows = redemptions.edges.map(({ node }) => ({ ...node, id: String(node.redemptionId) }));
  return (
    <Section
      heading={intl.formatMessage(messages.whoUsed)}
      aside={rows.length === 0 ? null : <ListDownload kind="REDEMPTIONS" url={redemptions.csvUrl} />}
    >
      {rows.length === 0 ? (
        <p className={styles.nobody}>{intl.formatMessage(messages.nobody)}</p>
      ) : (
        <>
          <DayBars days={usage} />
          <ZoneNote />
          <AdminTable label={intl.formatMessage(messages.whoUsed)} columns={columns} rows={rows} />
        </>
      )}
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(100, { onComplete })}
        />
      ) : null}
    </Section>
  );
}

type Row = NonNullable<RedemptionList_campaign$data['redemptions']>['edges'][number]['node'] & { readonly id: string };

function useColumns(): Column<Row>[] {
  const intl = useIntl();
  const styles = useStyles();
  return useMemo(
    () => [
      {
        key: 'person',
        head: intl.formatMessage(messages.person),
        cell: ({ name, username }) =>
          username ? (
            <span className={styles.person}>
              <span className={styles.name}>{name || <Address asName>{username}</Address>}</span>
              {name ? <Address>{username}</Address> : null}
            </span>
          ) : (
            intl.formatMessage(messages.erased)
          ),
      },
      {
        key: 'code',
        head: intl.formatMessage(messages.code),
        cell: ({ code }) => <span className={styles.code}>{groupedCode(code)}</span>,
      },
      {
        key: 'when',
        head: intl.formatMessage(messages.when),
        cell: ({ time }) => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ],
    [intl, styles],
  );
}
