import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../admin/table/AdminTable.tsx';
import { CsvLink } from '../admin/table/CsvLink.tsx';
import { SortSelect } from '../admin/table/SortSelect.tsx';
import { TableHead } from '../admin/table/TableHead.tsx';
import type { TableSort } from '../admin/table/tableSort.ts';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import type { AnalyticsView } from './analyticsView.ts';
import { facts } from './facts.ts';
import { analyticsMessages as messages } from './messages.ts';
import { useFactTable, type FactRow } from './useFactTable.tsx';
import type { FactListPaginationQuery } from './__generated__/FactListPaginationQuery.graphql.ts';
import type { FactList_workspace$key } from './__generated__/FactList_workspace.graphql.ts';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

/** What each course, lecture, module, question or campaign came to (ANLY-12, LIM-03); a press on one looks at it alone (ANLY-10). */
export function FactList({
  workspace: key,
  view,
  busy,
  onChanged,
}: {
  workspace: FactList_workspace$key;
  view: AnalyticsView;
  busy: boolean;
  onChanged: (view: AnalyticsView) => void;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FactListPaginationQuery,
    FactList_workspace$key
  >(
    graphql`
      fragment FactList_workspace on Workspace
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "FactListPaginationQuery")
      @throwOnFieldError {
        analytics @required(action: THROW) {
          facts(
            type: $type
            startTime: $startTime
            endTime: $endTime
            courseId: $courseId
            groupId: $groupId
            campaignId: $campaignId
            subjectId: $subjectId
            orderBy: $orderBy
            first: $count
            after: $cursor
          ) @connection(key: "FactList_facts") @required(action: THROW) {
            totalCount
            csvUrl
            edges {
              node {
                subjectId
                courseId
                ...useFactTable_fact
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { facts: found } = data.analytics;
  const { type, sort } = view;
  const lookAt = ({ subjectId, courseId }: FactRow): void =>
    onChanged(
      facts[type].rows === 'courses'
        ? { ...view, courseId: courseId ?? null }
        : { ...view, courseId: courseId ?? view.courseId, subjectId: subjectId ?? null },
    );
  const table = useFactTable(
    type,
    found.edges.map(({ node }) => node),
    lookAt,
  );
  if (found.edges.length === 0) return null;
  const sortBy = (next: TableSort | null): void => onChanged({ ...view, sort: next });
  return (
    <section className={styles.section} aria-labelledby="in-detail">
      <h2 id="in-detail" className={styles.title}>
        {intl.formatMessage(messages.list)}
      </h2>
      <SortSelect usual="mostFirst" columns={table.columns} sort={sort} onSorted={sortBy} />
      <TableHead count={intl.formatMessage(messages.count, { count: found.totalCount })}>
        <CsvLink url={found.csvUrl} />
      </TableHead>
      <AdminTable label={intl.formatMessage(messages.list)} {...table} busy={busy} sort={sort} onSorted={sortBy} />
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(50, { onComplete })}
        />
      ) : null}
    </section>
  );
}
