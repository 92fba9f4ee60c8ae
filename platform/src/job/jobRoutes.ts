import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { cancelJob } from './cancelJob.ts';
import { jobCsvColumns } from './jobCsv.ts';
import { jobRowSelectors, type JobRow } from './jobRowQueries.ts';
import { jobRunSelectors, type JobRunKey } from './jobRunQueries.ts';
import { jobParams, jobResponse, jobRowResponse } from './jobSchemas.ts';
import { toJobView } from './jobView.ts';
import { exportJobRows, listJobRows, listJobRuns, readJobRun } from './readJobRun.ts';
import { outcomeOf, refusalOf } from './rowOutcomes.ts';
import { policy } from './policy.ts';

const jobsPath = '/api/v1/secured/jobs' as const;
const jobPath = '/api/v1/secured/jobs/:jobId' as const;

/** Work that someone ordered and that continues on its own. An admin sees the jobs of the workspace, everyone else their own. */
export const jobRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    jobsPath,
    {
      config: { access: policy.listJobs, tellsOfWrites: true },
      schema: {
        tags: ['job'],
        summary: 'List jobs',
        description: 'Those that one has ordered, for an admin those of everyone, the newest first. Kept for 30 days.',
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(jobRunSelectors) }),
        response: { 200: pageOf(jobResponse).describe('A page of jobs.') },
      },
    },
    async (request) => {
      const jobs = await listJobRuns(db, request.workspaceId, requireViewer(request), request.query);
      return toPage(jobs.rows.map(toJobView), jobs);
    },
  );

  app.get(
    jobPath,
    {
      config: { access: policy.readJob, tellsOfWrites: true },
      schema: {
        tags: ['job'],
        summary: 'Read a job',
        description:
          'How far a job is. One that ended is kept for 30 days. NOT_FOUND for one of someone else, unless for an admin.',
        params: jobParams,
        response: { 200: jobResponse.describe('The job as it is now.') },
      },
    },
    async (request) => toJobView(await readJobRun(db, keyOf(request), requireViewer(request))),
  );

  app.get(
    `${jobPath}/rows`,
    {
      config: { access: policy.readJob },
      schema: {
        tags: ['job'],
        summary: 'Read the report of a job',
        description: 'The outcome of each row, in the order of the work; also of those that wait.',
        params: jobParams,
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(jobRowSelectors) }),
        response: { 200: pageOf(jobRowResponse).describe('A page of rows.') },
      },
    },
    async (request) => {
      const rows = await listJobRows(db, keyOf(request), requireViewer(request), request.query);
      return toPage(rows.rows.map(toRowWire), rows);
    },
  );

  app.get(
    `${jobPath}/rows.csv`,
    {
      config: { access: policy.readJob },
      schema: {
        tags: ['job'],
        summary: 'Read the report of a job, as CSV',
        description: 'All rows that the report has with the same filter. Noted in the audit log.',
        params: jobParams,
        querystring: z.object({ ...csvQuery(jobCsvColumns), ...rsqlQuery(jobRowSelectors) }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const rows = await exportJobRows(db, keyOf(request), requireViewer(request), query);
      return sendCsv(reply, { name: 'report', columns: jobCsvColumns, rows, query, now: clock() });
    },
  );

  app.post(
    `${jobPath}/_cancel`,
    {
      config: { access: policy.cancelJob },
      schema: {
        tags: ['job'],
        summary: 'Cancel a job',
        description:
          'A job that waits ends at once, one that runs at its next step; what it has done stays. One that has ended is answered as it is.',
        params: jobParams,
        response: { 200: jobResponse.describe('The job as it is now.') },
      },
    },
    async (request) => toJobView(await cancelJob(db, keyOf(request), requireViewer(request), clock())),
  );
};

const keyOf = ({
  workspaceId,
  params,
}: Pick<FastifyRequest, 'workspaceId'> & { readonly params: z.output<typeof jobParams> }): JobRunKey => ({
  workspaceId,
  runId: params.jobId,
});

const toRowWire = (row: JobRow) => {
  const { number, subject, subjectId, state, code, params, doneTime } = row;
  const message = refusalOf(row);
  return {
    number,
    subject,
    subjectId,
    state,
    code,
    outcome: outcomeOf(code),
    params: { ...params, ...(message === null ? {} : { message }) },
    doneTime: doneTime?.toISOString() ?? null,
  };
};
