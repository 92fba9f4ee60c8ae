import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { idParams } from '../workspaceSchemas.ts';
import { hideSetup, readSetup } from './setup.ts';
import { policy } from '../policy.ts';

const setupResponse = z
  .object({
    courseDone: z.boolean().describe('There is a course.'),
    lookDone: z.boolean().describe('Title, colours, logos or another part of the profile were set.'),
    peopleDone: z.boolean().describe('Someone beside its maker has an account or was added.'),
    termsDone: z.boolean().describe('There is a consent that people accept.'),
    hidden: z.boolean().describe('An admin hid the first steps.'),
  })
  .meta({
    id: 'WorkspaceSetup',
    description: 'The first steps of a workspace, told by what there is in it (OP-190).',
  });

/** The first steps of a trial workspace (OP-190). */
export const setupRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/api/v1/secured/workspaces/:id/setup',
    {
      config: { access: policy.readSetup },
      schema: {
        tags: ['workspace'],
        summary: 'Read the first steps of a workspace',
        description: 'Which of them are done. Clients show them in trials.',
        params: idParams,
        response: { 200: setupResponse.describe('The steps.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return readSetup(deps, request.workspaceId);
    },
  );

  app.put(
    '/api/v1/secured/workspaces/:id/setup',
    {
      config: { access: policy.changeSetup },
      schema: {
        tags: ['workspace'],
        summary: 'Hide or show the first steps of a workspace',
        description: 'For all admins of the workspace.',
        params: idParams,
        body: z.object({ hidden: z.boolean().describe('Whether they are hidden.') }),
        response: { 200: setupResponse.describe('The steps as they are now.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return hideSetup(deps, request.workspaceId, request.body.hidden);
    },
  );
};
