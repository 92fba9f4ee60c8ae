import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { createWorkspace } from './createWorkspace.ts';
import { requestWorkspace } from '../http/requestWorkspace.ts';
import { workspaceResponse } from './workspaceSchemas.ts';
import { readWorkspace } from './workspaceService.ts';
import { policy } from './policy.ts';

/** Making a trial workspace (REST-40, AUTH-10). */
export const trialRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/workspaces',
    {
      config: { access: policy.takeTrialIntoUse, hosts: 'reserved', countsAsTrial: true, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Take a trial workspace into use',
        description:
          'At a UUID host that is reserved the first caller makes the workspace and becomes its admin; the 30 days begin. Later calls change nothing and answer the workspace as it is. Refused with FORBIDDEN at every other host. There is no payload.',
        response: {
          200: workspaceResponse.describe('The workspace was there already.'),
          201: workspaceResponse.describe('The workspace was made by this call.'),
          ...errorResponses(403),
        },
      },
    },
    async (request, reply) => {
      const workspace = requestWorkspace(request);
      const isNew = await createWorkspace(deps, workspace.workspaceId, requireViewer(request).userId);
      return reply.code(isNew ? 201 : 200).send(await readWorkspace(deps, workspace, workspace.workspaceId));
    },
  );
};
