import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/actorOf.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { policy } from '../policy.ts';
import { listWorkspaceTokens, revokeWorkspaceToken, type TokenCall } from './apiTokens.ts';
import { apiTokenSchema, workspaceApiTokenParams, workspaceApiTokensParams } from './apiTokenSchemas.ts';
import type { ApiTokenUsage } from './apiTokenUsage.ts';

const workspaceUrl = '/api/v1/secured/workspaces/:id/apitokens';

/** Tokens of everyone in a workspace, which admins see and revoke (BEY-42). */
export const workspaceApiTokenRoutes: FastifyPluginAsyncZod<Deps & { readonly usage: ApiTokenUsage }> = async (
  app,
  { db, clock, usage },
) => {
  const callOf = (request: Pick<FastifyRequest, 'workspaceId' | 'viewer'>): TokenCall => ({
    ...actorOf(request),
    now: clock(),
  });

  app.get(
    workspaceUrl,
    {
      config: { access: policy.listApiTokens },
      schema: {
        tags: ['workspace'],
        summary: 'List the API tokens of a workspace',
        description: 'Those of all people and service accounts, the newest 500 first, without themselves.',
        params: workspaceApiTokensParams,
        response: { 200: z.array(apiTokenSchema).describe('The tokens.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await usage.write(request.workspaceId);
      return reply.header('cache-control', 'no-store').send(await listWorkspaceTokens(db, callOf(request)));
    },
  );

  app.delete(
    `${workspaceUrl}/:apiTokenId`,
    {
      config: { access: policy.revokeApiToken },
      schema: {
        tags: ['workspace'],
        summary: 'Revoke an API token of a workspace',
        description: 'Of anyone; it counts no more from now on.',
        params: workspaceApiTokenParams,
        response: { 204: z.undefined().describe('It is revoked.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await revokeWorkspaceToken(db, callOf(request), request.params);
      return reply.code(204).send(undefined);
    },
  );
};
