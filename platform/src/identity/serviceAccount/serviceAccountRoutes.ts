import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/actorOf.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import type { Id } from '../../shared/id.ts';
import {
  apiTokenSchema,
  createdApiTokenSchema,
  newApiTokenSchema,
  rotationSchema,
} from '../apiToken/apiTokenSchemas.ts';
import type { ApiTokenUsage } from '../apiToken/apiTokenUsage.ts';
import { policy } from '../policy.ts';
import {
  changeServiceAccount,
  createServiceAccount,
  createServiceToken,
  deleteServiceAccount,
  listServiceAccounts,
  listServiceTokens,
  rotateServiceToken,
  type OneServiceAccountCall,
  type ServiceAccountCall,
} from './serviceAccounts.ts';
import {
  newServiceAccountSchema,
  serviceAccountParams,
  serviceAccountPatchSchema,
  serviceAccountSchema,
  serviceAccountsParams,
  serviceTokenParams,
} from './serviceAccountSchemas.ts';

const allUrl = '/api/v1/secured/workspaces/:id/serviceaccounts';
const oneUrl = `${allUrl}/:serviceAccountId`;
const tokensUrl = `${oneUrl}/apitokens`;

/** Accounts of programs, which admins make and give tokens (BEY-42, OP-303). */
export const serviceAccountRoutes: FastifyPluginAsyncZod<Deps & { readonly usage: ApiTokenUsage }> = async (
  app,
  { db, clock, usage },
) => {
  function callOf(request: FastifyRequest & { readonly params: { readonly id: Id } }): ServiceAccountCall {
    requireOwnWorkspace(request);
    return { ...actorOf(request), now: clock() };
  }
  const oneOf = (
    request: FastifyRequest & { readonly params: { readonly id: Id; readonly serviceAccountId: Id } },
  ): OneServiceAccountCall => ({ ...callOf(request), serviceAccountId: request.params.serviceAccountId });

  app.get(
    allUrl,
    {
      config: { access: policy.listServiceAccounts },
      schema: {
        tags: ['workspace'],
        summary: 'List the service accounts of a workspace',
        description: 'By name; at most 20. No list of people has them.',
        params: serviceAccountsParams,
        response: { 200: z.array(serviceAccountSchema).describe('The service accounts.') },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      await usage.write(call.workspaceId);
      return reply.header('cache-control', 'no-store').send(await listServiceAccounts(db, call));
    },
  );

  app.post(
    allUrl,
    {
      config: { access: policy.createServiceAccount, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Make a service account',
        description:
          'An account for a program: it never signs in, takes no course and stands in no list of people. It calls with its API tokens, with the rights that it is given here, as far as their scopes go. A workspace has at most 20.',
        params: serviceAccountsParams,
        headers: z.object(idempotencyHeader),
        body: newServiceAccountSchema,
        response: { 201: serviceAccountSchema.describe('The service account.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await createServiceAccount(db, callOf(request), request.body, request.headers['idempotency-key'])),
  );

  app.patch(
    oneUrl,
    {
      config: { access: policy.changeServiceAccount, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Change a service account',
        description: 'Its tokens have the new rights with their next call, and count no more while it is disabled.',
        params: serviceAccountParams,
        body: serviceAccountPatchSchema,
        response: { 200: serviceAccountSchema.describe('The service account as it is then.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await changeServiceAccount(db, oneOf(request), request.body)),
  );

  app.delete(
    oneUrl,
    {
      config: { access: policy.deleteServiceAccount, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Delete a service account',
        description: 'All of its tokens are revoked at once. What it did is still told with its name.',
        params: serviceAccountParams,
        response: { 204: z.undefined().describe('It is deleted.') },
      },
    },
    async (request, reply) => {
      await deleteServiceAccount(db, oneOf(request));
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    tokensUrl,
    {
      config: { access: policy.listServiceTokens },
      schema: {
        tags: ['workspace'],
        summary: 'List the API tokens of a service account',
        description: 'The newest first, expired ones too, without themselves; at most 10.',
        params: serviceAccountParams,
        response: { 200: z.array(apiTokenSchema).describe('The tokens.') },
      },
    },
    async (request, reply) => {
      const call = oneOf(request);
      await usage.write(call.workspaceId);
      return reply.header('cache-control', 'no-store').send(await listServiceTokens(db, call));
    },
  );

  app.post(
    tokensUrl,
    {
      config: { access: policy.createServiceToken, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Make an API token of a service account',
        description:
          'A program that sends it as bearer token calls as the service account, whose rights of the moment of each call it has, as far as its scopes go. A service account has at most 10.',
        params: serviceAccountParams,
        body: newApiTokenSchema,
        response: { 201: createdApiTokenSchema.describe('The token, with itself.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await createServiceToken(db, oneOf(request), request.body)),
  );

  app.post(
    `${tokensUrl}/:apiTokenId/_rotate`,
    {
      config: { access: policy.rotateServiceToken, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Rotate an API token of a service account',
        description:
          'Makes another token in its place, with the same name and scopes. The one before counts for some hours yet.',
        params: serviceTokenParams,
        body: rotationSchema,
        response: { 200: createdApiTokenSchema.describe('The token, with its new self.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await rotateServiceToken(db, oneOf(request), { ...request.body, apiTokenId: request.params.apiTokenId })),
  );
};
