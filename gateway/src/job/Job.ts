import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type { JobResolvers, JobRow, JobRowConnectionResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest, type Connection } from '../pagination.ts';
import { allOf, anyOf } from '../rsql.ts';
import { getJobRows, jobRowsCsvPath } from './jobApi.ts';
import { toJobRow } from './jobMappers.ts';

export type JobRowsModel = Connection<JobRow> & Downloadable;

/** As many as the platform is asked for at a time. */
const rowLimits = { usual: 25, largest: 500 };

export const Job: JobResolvers = {
  rows: async ({ jobId }, args, { rest }) => {
    const q = allOf(args.states == null ? undefined : anyOf('state', args.states));
    const found = await readConnection(
      toPageRequest(args, rowLimits),
      (page) => getJobRows(rest, jobId, { ...page, q }),
      toJobRow,
    );
    return { ...found, csv: { path: jobRowsCsvPath(jobId), query: { q } } };
  },
};

export const JobRowConnection: JobRowConnectionResolvers = { csvUrl };
