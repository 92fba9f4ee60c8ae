import { makeStyles } from '@fluentui/react-components';
import { Suspense, useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { AdminTable } from '../admin/table/AdminTable.tsx';
import { CsvLink } from '../admin/table/CsvLink.tsx';
import { firstPage, pageVariables, type TablePage } from '../admin/table/tablePage.ts';
import { PageButtons } from '../admin/table/PageButtons.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { JobRowFilter, rowFilters, type RowFilterWord } from './JobRowFilter.tsx';
import { jobMessages as messages } from './messages.ts';
import { useJobRowTable } from './useJobRowTable.tsx';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import type { JobRowsQuery } from './__generated__/JobRowsQuery.graphql.ts';

const pageSize = 100;

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '12px 16px',
  },
});

/** The outcome of each row of a job, 100 at a time; those that were refused, or others, alone. */
export function JobRows({
  jobId,
  tries,
}: {
  jobId: string;
  /** Whether the job says what would happen, and has done nothing. */
  tries: boolean;
}): ReactElement {
  const [filter, setFilter] = useState<RowFilterWord>('all');
  const [page, setPage] = useState<TablePage>(firstPage);
  const [turning, startTurning] = useTransition();
  const select = (
    <JobRowFilter
      word={filter}
      tries={tries}
      onChanged={(word) =>
        startTurning(() => {
          setFilter(word);
          setPage(firstPage);
        })
      }
    />
  );
  return (
    <Suspense
      fallback={
        <>
          {select}
          <Skeleton height={240} />
        </>
      }
    >
      <Rows
        jobId={jobId}
        tries={tries}
        filter={filter}
        page={page}
        busy={turning}
        select={select}
        onTurned={(to) => startTurning(() => setPage(to))}
      />
    </Suspense>
  );
}

function Rows({
  jobId,
  tries,
  filter,
  page,
  busy,
  select,
  onTurned,
}: {
  jobId: string;
  tries: boolean;
  filter: RowFilterWord;
  page: TablePage;
  busy: boolean;
  /** The field that narrows the rows. */
  select: ReactElement;
  onTurned: (page: TablePage) => void;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const fetchKey = useRetryKey();
  const { job } = useLazyLoadQuery<JobRowsQuery>(
    graphql`
      query JobRowsQuery($jobId: ID!, $states: [JobRowState!], $first: Int, $after: String, $last: Int, $before: String)
      @throwOnFieldError {
        job(id: $jobId) {
          rows(first: $first, after: $after, last: $last, before: $before, states: $states) @required(action: THROW) {
            totalCount
            csvUrl
            pageInfo {
              hasNextPage
              hasPreviousPage
              startCursor
              endCursor
            }
            edges {
              node {
                ...useJobRowTable_row
              }
            }
          }
        }
      }
    `,
    { jobId, states: rowFilters[filter].states, ...pageVariables(page, pageSize) },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const table = useJobRowTable(job?.rows.edges.map(({ node }) => node) ?? [], tries);
  if (!job) return null;
  const { csvUrl, edges, pageInfo } = job.rows;
  if (edges.length === 0) {
    return (
      <>
        {select}
        <EmptyState title={intl.formatMessage(messages.noRows)} />
      </>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        {select}
        <CsvLink url={csvUrl} />
      </div>
      <AdminTable label={intl.formatMessage(messages.rows)} {...table} busy={busy} />
      <PageButtons pageInfo={pageInfo} onTurned={onTurned} />
    </>
  );
}
