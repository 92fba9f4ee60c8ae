import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inWorkspace } from '../db/database.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { cancelJobRun, findJobRun, type JobRun, type JobRunKey } from './jobRunQueries.ts';
import { jobParams, jobResponse } from './jobSchemas.ts';

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
      return toWire(
        await inWorkspace(db, workspaceId, (trx) => load(trx, { workspaceId, runId: request.params.jobId })),
      );
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
      const key = { workspaceId, runId: request.params.jobId };
      return toWire(
        await inWorkspace(db, workspaceId, async (trx) => {
          await cancelJobRun(trx, key, clock());
          return load(trx, key);
        }),
      );
    },
  );
};

async function load(trx: Trx, key: JobRunKey): Promise<JobRun> {
  const run = await findJobRun(trx, key);
  if (run === null) {
    throw new DomainError('NOT_FOUND');
  }
  return run;
}

const toWire = ({ createdTime, startTime, endTime, cancelTime, report, ...run }: JobRun) => ({
  ...run,
  report: [...report] as Record<string, unknown>[],
  createdTime: createdTime.toISOString(),
  startTime: startTime?.toISOString() ?? null,
  endTime: endTime?.toISOString() ?? null,
  cancelTime: cancelTime?.toISOString() ?? null,
});
