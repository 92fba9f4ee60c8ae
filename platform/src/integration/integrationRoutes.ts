import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '../http/errorBody.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { pageOfArray } from '../http/pageOfArray.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { integrationSelectors } from './integrationQueries.ts';
import { toCheckWire } from './check/checkSchemas.ts';
import { isTestable } from './check/checkValues.ts';
import {
  connectRequest,
  integrationChange,
  integrationResponse,
  providerResponse,
  type IntegrationWire,
} from './integrationSchemas.ts';
import { createIntegrationService, type Integration, type IntegrationOptions } from './integrationService.ts';
import { integrationKinds, kindOf, type IntegrationKind } from './integrationTypes.ts';
import type { Id } from '../shared/id.ts';
import { policy } from './policy.ts';

const workspaceId = z.coerce.number().int().positive().describe('Raw id of the workspace.');
const workspaceParams = z.object({ id: workspaceId });
const params = z.object({
  id: workspaceId,
  integrationId: z.coerce.number().int().positive().describe('Raw id of the integration.'),
});
const listQuery = z.object({ ...pageQuery(), ...rsqlQuery(integrationSelectors) });
const kindsInOrder = { name: 'providers', keyOf: (kind: IntegrationKind) => integrationKinds.indexOf(kind) };
const list = '/api/v1/secured/workspaces/:id/integrations' as const;
const one = '/api/v1/secured/workspaces/:id/integrations/:integrationId' as const;

/** Providers that an admin connects to the workspace (REST-65…REST-69, OP-32). Secrets go in and never come out. */
export const integrationRoutes: FastifyPluginAsyncZod<IntegrationOptions> = async (app, deps) => {
  const integrations = createIntegrationService(deps);

  app.get(
    '/api/v1/secured/integrations',
    {
      config: { access: policy.listIntegrations },
      schema: {
        tags: ['integration'],
        summary: 'List the providers that can be connected',
        description: 'Each with the names of its fields.',
        querystring: z.object(pageQuery()),
        response: { 200: pageOf(providerResponse).describe('A page of providers.') },
      },
    },
    async (request) => {
      const page = pageOfArray(integrationKinds, kindsInOrder, request.query);
      const rows = page.rows.map(({ type, name, fields, required }) => ({
        '@type': type,
        name,
        fields: fields.map((field) => field.name),
        secretFields: fields.filter(({ secret }) => secret).map((field) => field.name),
        required: required.map((set) => [...set]),
        testable: isTestable(type),
        syncable: type === 'PERSONNEL',
      }));
      return toPage(rows, page);
    },
  );

  app.get(
    list,
    {
      config: { access: policy.listIntegrations },
      schema: {
        tags: ['integration'],
        summary: 'List the connected providers',
        description: 'In the order of their types; at most one of each.',
        params: workspaceParams,
        querystring: listQuery,
        response: { 200: pageOf(integrationResponse).describe('A page of integrations.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const found = await integrations.list(request.workspaceId, request.query.q, request.query);
      return toPage(found.rows.map(toWire), found);
    },
  );

  app.get(
    one,
    {
      config: { access: policy.readIntegration },
      schema: {
        tags: ['integration'],
        summary: 'Read a connected provider',
        description: 'Without the values of its secrets.',
        params,
        response: { 200: integrationResponse.describe('The integration.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toWire(await integrations.read(request.workspaceId, request.params.integrationId));
    },
  );

  app.post(
    list,
    {
      config: { access: policy.createIntegration, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Connect a provider',
        description: 'Refused with CONFLICT when one of this type is connected already.',
        params: workspaceParams,
        body: connectRequest,
        response: { 201: integrationResponse.describe('The new integration.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { '@type': type, ...given } = request.body;
      return reply.code(201).send(toWire(await integrations.connect(actorOf(request), type, given)));
    },
  );

  app.put(
    one,
    {
      config: { access: policy.changeIntegration, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Reconnect a provider',
        description: 'Replaces its fields. A secret that is absent stays, unless the place it is sent to changes.',
        params,
        body: integrationChange,
        response: { 200: integrationResponse.describe('The integration after the change.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toWire(await integrations.replace(actorOf(request), request.params.integrationId, request.body));
    },
  );

  app.patch(
    one,
    {
      config: { access: policy.changeIntegration, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Change a connected provider',
        description: 'A JSON Merge Patch: absent fields stay, null clears.',
        params,
        body: integrationChange,
        response: { 200: integrationResponse.describe('The integration after the change.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toWire(await integrations.change(actorOf(request), request.params.integrationId, request.body));
    },
  );

  app.delete(
    one,
    {
      config: { access: policy.deleteIntegration, tokenNeed: 'never' },
      schema: {
        tags: ['integration'],
        summary: 'Disconnect a provider',
        description: 'Its fields and secrets are deleted.',
        params,
        response: { 204: z.undefined().describe('It is disconnected.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await integrations.disconnect(actorOf(request), request.params.integrationId);
      return reply.code(204).send(undefined);
    },
  );
};

const actorOf = (request: Parameters<typeof requireViewer>[0] & { readonly workspaceId: Id }) => ({
  workspaceId: request.workspaceId,
  actorId: requireViewer(request).userId,
});

const toWire = ({
  id,
  type,
  settings,
  secretsSet,
  createdTime,
  updatedTime,
  lastCheck,
  lastSync,
}: Integration): IntegrationWire => ({
  ...settings,
  id,
  '@type': type,
  name: kindOf(type).name,
  secretsSet: [...secretsSet],
  createdTime: createdTime.toISOString(),
  updatedTime: updatedTime.toISOString(),
  lastCheck: lastCheck === null ? null : toCheckWire(lastCheck),
  lastSync,
});
