import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { idParams } from '../workspace/workspaceSchemas.ts';
import { previewRetention, readRetention, saveRetention } from './retention.ts';
import { retentionPreview, retentionRequest, retentionResponse } from './retentionSchemas.ts';
import { policy } from './policy.ts';

const url = '/api/v1/secured/workspaces/:id/retention';

/** How long a workspace keeps facts, audit entries and accounts that nobody uses (BEY-20). For admins. */
export const retentionRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    url,
    {
      config: { access: policy.readRetention },
      schema: {
        tags: ['workspace'],
        summary: 'Read how long things are kept',
        description: 'Facts for analytics, the audit log, and accounts that nobody uses.',
        params: idParams,
        response: { 200: retentionResponse.describe('The settings.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return readRetention(deps, request.workspaceId);
    },
  );

  app.put(
    url,
    {
      config: { access: policy.changeRetention },
      schema: {
        tags: ['workspace'],
        summary: 'Say how long things are kept',
        description:
          'The whole of it. Holds from the next hour on: what is older than that is deleted then, and does not come back when it is made longer. Sums by day and by month of facts that were deleted stay; who did what, and at which hour, does not. Noted in the audit log.',
        params: idParams,
        body: retentionRequest,
        response: { 200: retentionResponse.describe('The settings as they are now.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const actor = { workspaceId: request.workspaceId, actorId: requireViewer(request).userId };
      return saveRetention(deps, actor, request.body);
    },
  );

  app.post(
    `${url}/_preview`,
    {
      config: { access: policy.previewRetention },
      schema: {
        tags: ['workspace'],
        summary: 'Count what would go',
        description: 'What settings would delete now, by the conditions by which it is deleted. Nothing is.',
        params: idParams,
        body: retentionRequest,
        response: { 200: retentionPreview.describe('Numbers, and the first people.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      reply.header('cache-control', 'no-store');
      return previewRetention(deps, request.workspaceId, request.body);
    },
  );
};
