import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { pageOf, pageQuery, toPage } from '../../http/paging.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { consentRequest, consentVersionResponse } from './consentSchemas.ts';
import { acceptWorkspaceConsent, createConsent, listConsents } from './consentService.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { idParams } from '../workspaceSchemas.ts';
import { policy } from '../policy.ts';

const consentPage = pageOf(consentVersionResponse);

/** Versions of the terms, and who accepted them (REST-37, WS-20). */
export const consentRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/consents/:id/users',
    {
      config: { access: policy.acceptConsent, hosts: 'reserved', tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Accept a consent',
        description:
          'Notes that the caller accepted this version of the terms; again changes nothing. In a workspace without any version, the default id 1 can be accepted.',
        params: idParams,
        response: { 204: z.undefined().describe('Noted.') },
      },
    },
    async (request, reply) => {
      await acceptWorkspaceConsent(deps, {
        workspaceId: request.workspaceId,
        userId: requireViewer(request).userId,
        consentId: request.params.id,
      });
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    '/api/v1/secured/workspaces/:id/consents',
    {
      config: { access: policy.listConsents },
      schema: {
        tags: ['workspace'],
        summary: 'List the versions of the consent',
        description: 'The newest first.',
        params: idParams,
        querystring: z.object(pageQuery()),
        response: { 200: consentPage.describe('A page of versions.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const consents = await listConsents(deps, request.workspaceId, request.query);
      return toPage(consents.rows, consents);
    },
  );

  app.post(
    '/api/v1/secured/workspaces/:id/consents',
    {
      config: { access: policy.createConsent },
      schema: {
        tags: ['workspace'],
        summary: 'Make a new version of the consent',
        description: 'It becomes the active one: everybody is asked again.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: consentRequest,
        response: { 201: consentVersionResponse.describe('The new version.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const consent = await createConsent(deps, {
        workspaceId: request.workspaceId,
        url: request.body.url,
        actorId: requireViewer(request).userId,
        key: request.headers['idempotency-key'],
      });
      return reply.code(201).send(consent);
    },
  );
};
