import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { jobResponse } from '../job/jobSchemas.ts';
import { toJobView } from '../job/jobView.ts';
import { createOutbound } from '../outbound/outboundClient.ts';
import { countSynced, orderSync, waitForSync } from './orderSync.ts';
import { syncRequest, syncResponse } from './syncSchemas.ts';
import { policy } from './policy.ts';

/** Longest wait of a caller who wants to know how it ended. */
const longestWaitMs = 15_000;

/** Takes over people from a personnel system (REST-70, INTG-06). */
export const syncRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const outbound = createOutbound({ privateHosts: deps.config.outboundPrivateHosts });
  app.addHook('onClose', () => outbound.close());

  app.post(
    '/api/v1/secured/workspaces/:id/integrations/:integrationId/_sync',
    {
      config: { access: policy.syncPersonnel, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Sync a personnel system',
        description:
          'Answers 200 with the number of people when the sync ends within 15 seconds, else 202 with its job, which continues. With `Prefer: respond-async` it is 202 at once. Refused with 9904 for credentials that the system refuses, PROVIDER_FAILED for other trouble with it, CONFLICT while a sync is running, and DEPARTURES_NEED_CONFIRMATION where more than a fifth would lose their access: then nothing was changed, and the rows of the job say who.',
        params: z.object({
          id: z.coerce.number().int().positive().describe('Raw id of the workspace.'),
          integrationId: z.coerce.number().int().positive().describe('Raw id of the integration.'),
        }),
        headers: z.object({
          ...idempotencyHeader,
          prefer: z.string().max(200).optional().describe('`respond-async` for the job at once (RFC 7240).'),
        }),
        body: syncRequest,
        response: {
          200: syncResponse.describe('The sync has ended.'),
          202: jobResponse.describe('The sync continues.'),
          ...errorResponses(409, 502),
        },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { workspaceId, body } = request;
      const viewer = requireViewer(request);
      const order = {
        workspaceId,
        ...body,
        integrationId: request.params.integrationId,
        key: request.headers['idempotency-key'],
      };
      const runId = await orderSync({ ...deps, outbound }, viewer.userId, order);
      const isAsync = /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(request.headers.prefer ?? '');
      const job = await waitForSync(deps, { workspaceId, runId }, viewer, isAsync ? 0 : longestWaitMs);
      if (job.endTime === null || isAsync || job.state === 'CANCELLED') {
        return reply.code(202).header('location', `/api/v1/secured/jobs/${runId}`).send(toJobView(job));
      }
      return { synced: await countSynced({ ...deps, outbound }, order) };
    },
  );
};
