import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { createOutbound } from '../../outbound/outboundClient.ts';
import { connectRequest, integrationChange } from '../integrationSchemas.ts';
import { checkResponse, discoverRequest, discoverResponse, toCheckWire } from './checkSchemas.ts';
import { discoverSignIn } from './discoverSignIn.ts';
import { testIntegration, testNewIntegration } from './testIntegration.ts';
import { policy } from '../policy.ts';

const workspaceId = z.coerce.number().int().positive().describe('Raw id of the workspace.');
const params = z.object({ id: workspaceId });
const oneParams = params.extend({
  integrationId: z.coerce.number().int().positive().describe('Raw id of the integration.'),
});

/** Trying out a provider before and after it is connected (INTG-09). */
export const checkRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const outbound = createOutbound({ privateHosts: deps.config.outboundPrivateHosts });
  app.addHook('onClose', () => outbound.close());
  const checking = { ...deps, outbound };

  app.post(
    '/api/v1/secured/workspaces/:id/integrations/_test',
    {
      config: { access: policy.testIntegration, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Test a provider before it is connected',
        description: 'Calls it with the given values. Nothing is stored.',
        params,
        body: connectRequest,
        response: { 200: checkResponse.describe('The outcome.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { '@type': type, ...given } = request.body;
      return toCheckWire(await testNewIntegration(checking, type, given));
    },
  );

  app.post(
    '/api/v1/secured/workspaces/:id/integrations/:integrationId/_test',
    {
      config: { access: policy.testIntegration, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Test a connected provider',
        description:
          'Calls it as it is stored and keeps the outcome as `lastCheck`. With a body it is called as it would be after that change, and nothing is kept.',
        params: oneParams,
        body: integrationChange.nullish(),
        response: { 200: checkResponse.describe('The outcome.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const key = { workspaceId: request.workspaceId, id: request.params.integrationId };
      return toCheckWire(await testIntegration(checking, key, request.body ?? {}));
    },
  );

  app.post(
    '/api/v1/secured/workspaces/:id/integrations/_discover',
    {
      config: { access: policy.discoverEndpoints, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Find the endpoints of a sign-in provider',
        description: 'Reads what an OpenID provider says of itself, by its address. Nothing is stored.',
        params,
        body: discoverRequest,
        response: { 200: discoverResponse.describe('The endpoints, or why there are none.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { provider, check } = await discoverSignIn(checking, request.body.issuer);
      return { provider, check: toCheckWire(check) };
    },
  );
};
