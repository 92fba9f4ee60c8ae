import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileDeps } from '../file/fileDeps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { jobParams, jobResponse } from '../job/jobSchemas.ts';
import { toJobView } from '../job/jobView.ts';
import { readJobRun } from '../job/readJobRun.ts';
import { receivedTimeSchema } from '../shared/timeSchema.ts';
import { exportKindNames } from './exportKinds.ts';
import { orderExport } from './orderExport.ts';
import { policy } from './policy.ts';
import { readExport } from './readExport.ts';

const exportRequest = z
  .object({
    kind: z.enum(exportKindNames).describe('What is exported.'),
    updatedSince: receivedTimeSchema
      .nullish()
      .describe('Only what changed at this moment or later; ISO 8601 with its offset. Everything when left out.'),
  })
  .meta({ id: 'ExportRequest', description: 'What is exported.' });

/** Everything of a workspace as a file, for tools that keep a copy (BEY-44). For admins. */
export const exportRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/workspaces/:id/exports',
    {
      config: { access: policy.orderExport, tokenNeed: 'any' },
      schema: {
        tags: ['job'],
        summary: 'Export everything of a kind as a file',
        description:
          'A job writes the file: JSON Lines, packed with gzip, where each line is an item of the list of the same things, in the order of their ids; sentences of the audit log are in English, and a course is what `_import` takes, with its content. When the job is `DONE`, its `result` says until when the file can be downloaded: seven days, or until anyone is erased. At most five exports of a workspace at once: JOBS_FULL. API tokens need the scope of what is exported, such as `people:read`.',
        params: z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') }),
        headers: z.object(idempotencyHeader),
        body: exportRequest,
        response: { 202: jobResponse.describe('The job that writes the file.'), ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { workspaceId, body } = request;
      const viewer = requireViewer(request);
      const { kind } = body;
      const updatedSince = body.updatedSince == null ? null : new Date(body.updatedSince).toISOString();
      const key = request.headers['idempotency-key'];
      const runId = await orderExport(deps, { workspaceId, viewer, kind, updatedSince, key });
      return reply.code(202).send(toJobView(await readJobRun(deps.db, { workspaceId, runId }, viewer)));
    },
  );

  app.get(
    '/api/v1/secured/jobs/:jobId/result.jsonl.gz',
    {
      config: { access: policy.downloadExport, tokenNeed: 'any' },
      schema: {
        tags: ['job'],
        summary: 'Download the file of an export',
        description:
          'NOT_FOUND while it is written, and once it has expired or was withdrawn. API tokens need the scope of what it holds. Noted in the audit log.',
        params: jobParams,
        produces: ['application/gzip'],
        response: { 200: z.unknown().describe('JSON Lines, packed with gzip.') },
      },
    },
    async (request, reply) => {
      const key = { workspaceId: request.workspaceId, runId: request.params.jobId };
      const { result, body } = await readExport(deps, key, requireViewer(request));
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${result.name}.jsonl.gz"`,
          'content-length': result.bytes,
        })
        .type('application/gzip')
        .serializer((payload: unknown) => payload as string)
        .send(body);
    },
  );
};
