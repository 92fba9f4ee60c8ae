import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { cancelJob } from './cancelJob.ts';
import type { JobRun } from './jobRunQueries.ts';
import { jobParams, jobResponse } from './jobSchemas.ts';
import { readJobRun } from './readJobRun.ts';

/** Work that somebody ordered and that goes on by itself: how far it is, and ending it. For admins, of their own workspace. */
export const jobRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/jobs/:jobId',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['job'],
        summary: 'Read a job',
        description: 'How far a job is. One that ended is kept for 30 days.',
        params: jobParams,
        response: { 200: jobResponse.describe('The job as it is now.') },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      reply.header('cache-control', 'no-store');
      return toWire(await readJobRun(db, { workspaceId, runId: request.params.jobId }));
    },
  );

  app.post(
    '/api/v1/secured/jobs/:jobId/_cancel',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['job'],
        summary: 'Cancel a job',
        description:
          'A job that waits ends at once, one that runs at its next step; what it has done stays. One that has ended is answered as it is.',
        params: jobParams,
        response: { 200: jobResponse.describe('The job as it is now.') },
      },
    },
    async (request) => {
      const { workspaceId } = request;
      return toWire(await cancelJob(db, { workspaceId, runId: request.params.jobId }, clock()));
    },
  );
};

const toWire = ({ createdTime, startTime, endTime, cancelTime, report, ...run }: JobRun) => ({
  ...run,
  report: [...report] as Record<string, unknown>[],
  createdTime: createdTime.toISOString(),
  startTime: startTime?.toISOString() ?? null,
  endTime: endTime?.toISOString() ?? null,
  cancelTime: cancelTime?.toISOString() ?? null,
});
