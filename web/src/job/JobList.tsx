import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigation } from 'react-router';
import { RowLink } from '../admin/table/RowLink.tsx';
import { AdminTable, type Column } from '../admin/table/AdminTable.tsx';
import { readTablePage, writeTablePage, type TablePage } from '../admin/table/tablePage.ts';
import { PageButtons } from '../admin/table/PageButtons.tsx';
import { useTableAddress } from '../admin/table/useTableAddress.ts';
import { links } from '../routing/links.ts';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { JobCounts } from './JobCounts.tsx';
import { jobName, stateNames } from './jobNames.ts';
import { jobMessages as messages } from './messages.ts';
import { useFollowedJobs } from './useFollowedJobs.ts';
import { ZoneNote } from '../ui/time/ZoneNote.tsx';
import type { JobList_query$data, JobList_query$key } from './__generated__/JobList_query.graphql.ts';

type Row = JobList_query$data['jobs']['edges'][number]['node'];

const readView = (search: string): TablePage => readTablePage(new URLSearchParams(search));
const writeView = (page: TablePage): string => {
  const parameters = new URLSearchParams();
  writeTablePage(parameters, page);
  const text = parameters.toString();
  return text ? `?${text}` : '';
};

/** A page of jobs, the newest first; each leads to its report. */
export function JobList({ query: key }: { query: JobList_query$key }): ReactElement {
  const intl = useIntl();
  const [, setPage] = useTableAddress(readView, writeView);
  const loading = useNavigation().state === 'loading';
  const { jobs } = useFragment(
    graphql`
      fragment JobList_query on Query
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        jobs(first: $first, after: $after, last: $last, before: $before) @required(action: THROW) {
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              jobId
              kind
              exported
              state
              createTime
              ...JobCounts_job
            }
          }
        }
      }
    `,
    key,
  );
  const columns = useJobColumns();
  const { edges, pageInfo } = jobs;
  useFollowedJobs(edges.map(({ node }) => node));
  if (edges.length === 0) {
    return <EmptyState title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />;
  }
  return (
    <>
      <ZoneNote />
      <AdminTable
        label={intl.formatMessage(messages.list)}
        columns={columns}
        rows={edges.map(({ node }) => node)}
        busy={loading}
      />
      <PageButtons pageInfo={pageInfo} onTurned={setPage} />
    </>
  );
}

function useJobColumns(): Column<Row>[] {
  const intl = useIntl();
  return useMemo(
    (): Column<Row>[] => [
      {
        key: 'what',
        head: intl.formatMessage(messages.what),
        cell: ({ jobId, ...job }) => (
          <RowLink subject to={links.job(jobId)}>
            {jobName(intl, job)}
          </RowLink>
        ),
      },
      {
        key: 'state',
        head: intl.formatMessage(messages.state),
        cell: ({ state }) => intl.formatMessage(stateNames[state]),
      },
      { key: 'result', head: intl.formatMessage(messages.result), cell: (job) => <JobCounts job={job} /> },
      {
        key: 'ordered',
        head: intl.formatMessage(messages.ordered),
        cell: ({ createTime }) => intl.formatDate(createTime, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ],
    [intl],
  );
}
