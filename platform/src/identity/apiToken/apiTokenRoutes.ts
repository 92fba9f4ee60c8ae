import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/actorOf.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { policy } from '../policy.ts';
import { createToken, listOwnTokens, revokeOwnToken, rotateOwnToken, type TokenCall } from './apiTokens.ts';
import {
  apiTokenParams,
  apiTokenSchema,
  createdApiTokenSchema,
  newApiTokenSchema,
  rotationSchema,
} from './apiTokenSchemas.ts';
import type { ApiTokenUsage } from './apiTokenUsage.ts';

const ownUrl = '/api/v1/secured/users/me/apitokens';

/** Tokens of programs, of which everyone keeps their own (BEY-42). */
export const apiTokenRoutes: FastifyPluginAsyncZod<Deps & { readonly usage: ApiTokenUsage }> = async (
  app,
  { db, clock, usage },
) => {
  const callOf = (request: Pick<FastifyRequest, 'workspaceId' | 'viewer'>): TokenCall => ({
    ...actorOf(request),
    now: clock(),
  });

  app.get(
    ownUrl,
    {
      config: { access: policy.listOwnApiTokens, forPeople: false },
      schema: {
        tags: ['identity'],
        summary: 'List the own API tokens',
        description: 'The newest first, expired ones too, without themselves; at most 50.',
        response: { 200: z.array(apiTokenSchema).describe('The tokens.') },
      },
    },
    async (request, reply) => {
      await usage.write(request.workspaceId);
      return reply.header('cache-control', 'no-store').send(await listOwnTokens(db, callOf(request)));
    },
  );

  app.post(
    ownUrl,
    {
      config: { access: policy.createOwnApiToken, tokenNeed: 'never' },
      schema: {
        tags: ['identity'],
        summary: 'Make an API token',
        description:
          'A program that sends it as bearer token calls in the name of the viewer, whose rights of the moment of each call it has, as far as its scopes go. It ends when it expires or is revoked, and when its owner loses access; neither a change of the password nor signing out ends it. A person has at most 50.',
        body: newApiTokenSchema,
        response: { 201: createdApiTokenSchema.describe('The token, with itself.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await createToken(db, callOf(request), request.body)),
  );

  app.post(
    `${ownUrl}/:apiTokenId/_rotate`,
    {
      config: { access: policy.rotateOwnApiToken, tokenNeed: 'never' },
      schema: {
        tags: ['identity'],
        summary: 'Rotate an API token',
        description:
          'Makes another token in its place, with the same name and scopes. The one before counts for some hours yet, so that programs can change over one after the other.',
        params: apiTokenParams,
        body: rotationSchema,
        response: { 200: createdApiTokenSchema.describe('The token, with its new self.') },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await rotateOwnToken(db, callOf(request), { ...request.body, ...request.params })),
  );

  app.delete(
    `${ownUrl}/:apiTokenId`,
    {
      config: { access: policy.revokeOwnApiToken, forPeople: false },
      schema: {
        tags: ['identity'],
        summary: 'Revoke an API token',
        description: 'It counts no more from now on.',
        params: apiTokenParams,
        response: { 204: z.undefined().describe('It is revoked.') },
      },
    },
    async (request, reply) => {
      await revokeOwnToken(db, callOf(request), request.params);
      return reply.code(204).send(undefined);
    },
  );
};
