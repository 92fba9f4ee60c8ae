import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type { JobResolvers, JobRowConnectionResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest, type Connection } from '../pagination.ts';
import { allOf, anyOf } from '../rsql.ts';
import { getJobRows, jobRowsCsvPath } from './jobApi.ts';
import { toJobRow, type JobRowModel } from './jobMappers.ts';

export type JobRowsModel = Connection<JobRowModel> & Downloadable;

/** As many as the platform is asked for at a time. */
const rowLimits = { usual: 25, largest: 500 };

export const Job = {
  rows: async ({ jobId }, args, { rest }) => {
    const q = allOf(args.states == null ? undefined : anyOf('state', args.states));
    const found = await readConnection(
      toPageRequest(args, rowLimits),
      (page) => getJobRows(rest, jobId, { ...page, q }),
      toJobRow,
    );
    return { ...found, csv: { path: jobRowsCsvPath(jobId), query: { q } } };
  },
} satisfies JobResolvers;

export const JobRowConnection: JobRowConnectionResolvers = { csvUrl };
