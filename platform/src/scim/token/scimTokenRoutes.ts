import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { receivedTimeSchema } from '../../shared/timeSchema.ts';
import { createScimToken, deleteScimToken, readScimServer } from './scimToken.ts';
import { scimServerResponse, scimTokenRequest, scimTokenResponse } from './scimTokenSchemas.ts';
import { policy } from '../policy.ts';

const params = z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') });

/** How admins connect the identity provider of their workspace (BEY-14). What it then calls stands in `scimRoutes.ts`. */
export const scimTokenRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const url = '/api/v1/secured/workspaces/:id/scimtoken';

  app.get(
    url,
    {
      config: { access: policy.readScimToken },
      schema: {
        tags: ['integration'],
        summary: 'Read how the identity provider is connected',
        description: 'The token itself is never answered again.',
        params,
        response: { 200: scimServerResponse.describe('How it is connected.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { createTime, lastUseTime, peopleCount } = await readScimServer(deps, request.workspaceId);
      return {
        hasToken: createTime !== null,
        createTime: createTime?.toISOString() ?? null,
        lastUseTime: lastUseTime?.toISOString() ?? null,
        peopleCount,
      };
    },
  );

  app.post(
    url,
    {
      config: { access: policy.createScimToken, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Make a token for the identity provider',
        description:
          'It stands in this answer alone, which is stored nowhere: an Idempotency-Key has no effect. A token that was there stops counting at once; whom the provider knows stays known to it.',
        params,
        body: scimTokenRequest,
        response: { 201: scimTokenResponse.describe('The token.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { token, createTime } = await createScimToken(deps, doingOf(request), request.body);
      return reply.code(201).header('cache-control', 'no-store').send({ token, createTime: createTime.toISOString() });
    },
  );

  app.delete(
    url,
    {
      config: { access: policy.deleteScimToken, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Withdraw the token of the identity provider',
        description:
          'It stops counting at once, and whom the provider knows is forgotten, so that another one can link them. Everyone keeps the access that they have, and its groups become those of the admins.',
        params,
        querystring: z.object({
          createTime: receivedTimeSchema
            .optional()
            .describe('When the token was made that is meant; 409 when another has taken its place.'),
        }),
        response: { 204: z.undefined().describe('The provider is disconnected.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { createTime } = request.query;
      await deleteScimToken(deps, doingOf(request), {
        createTime: createTime === undefined ? null : new Date(createTime),
      });
      return reply.code(204).send(undefined);
    },
  );
};

const doingOf = (request: Pick<FastifyRequest, 'viewer' | 'workspaceId'>) => ({
  workspaceId: request.workspaceId,
  actorId: requireViewer(request).userId,
});
