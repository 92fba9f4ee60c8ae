import { makeStyles } from '@fluentui/react-components';
import { Suspense, useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { AdminTable } from '../admin/table/AdminTable.tsx';
import { CsvLink } from '../admin/table/CsvLink.tsx';
import { TableHead } from '../admin/table/TableHead.tsx';
import { firstPage, pageVariables, type TablePage } from '../admin/table/tablePage.ts';
import { TurnPages } from '../admin/table/TurnPages.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { jobMessages as messages } from './messages.ts';
import { useJobRowTable } from './useJobRowTable.tsx';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import type { JobRowState, JobRowsQuery } from './__generated__/JobRowsQuery.graphql.ts';

const pageSize = 100;

const useStyles = makeStyles({ filter: { maxWidth: '240px' } });

const filters = {
  all: { states: null, name: messages.allRows, future: messages.allRows },
  refused: { states: ['REFUSED'], name: messages.refusedRows, future: messages.refusedRows },
  done: { states: ['DONE'], name: messages.doneRows, future: messages.wouldBeDoneRows },
  unchanged: { states: ['UNCHANGED'], name: messages.unchangedRows, future: messages.staysRows },
} as const satisfies Record<string, { states: readonly JobRowState[] | null; name: object; future: object }>;

type FilterWord = keyof typeof filters;

/** What became of each row of a job, 100 at a time; those that were refused, or others, alone. */
export function JobRows({
  jobId,
  tries,
}: {
  jobId: string;
  /** Whether the job says what would happen, and has done nothing. */
  tries: boolean;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [filter, setFilter] = useState<FilterWord>('all');
  const [page, setPage] = useState<TablePage>(firstPage);
  const [turning, startTurning] = useTransition();
  return (
    <>
      <div className={styles.filter}>
        <SelectField
          label={intl.formatMessage(messages.show)}
          value={filter}
          options={Object.entries(filters).map(([value, { name, future }]) => ({
            value,
            label: intl.formatMessage(tries ? future : name),
          }))}
          onChanged={(word) =>
            startTurning(() => {
              setFilter(word as FilterWord);
              setPage(firstPage);
            })
          }
        />
      </div>
      <Suspense fallback={<Skeleton height={240} />}>
        <Rows
          jobId={jobId}
          tries={tries}
          filter={filter}
          page={page}
          busy={turning}
          onTurned={(to) => startTurning(() => setPage(to))}
        />
      </Suspense>
    </>
  );
}

function Rows({
  jobId,
  tries,
  filter,
  page,
  busy,
  onTurned,
}: {
  jobId: string;
  tries: boolean;
  filter: FilterWord;
  page: TablePage;
  busy: boolean;
  onTurned: (page: TablePage) => void;
}): ReactElement | null {
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
    { jobId, states: filters[filter].states, ...pageVariables(page, pageSize) },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const table = useJobRowTable(job?.rows.edges.map(({ node }) => node) ?? [], tries);
  if (!job) return null;
  const { csvUrl, edges, pageInfo } = job.rows;
  if (edges.length === 0) return <EmptyState title={intl.formatMessage(messages.noRows)} />;
  return (
    <>
      <TableHead count={null}>
        <CsvLink url={csvUrl} />
      </TableHead>
      <AdminTable label={intl.formatMessage(messages.rows)} {...table} busy={busy} />
      <TurnPages pageInfo={pageInfo} onTurned={onTurned} />
    </>
  );
}
