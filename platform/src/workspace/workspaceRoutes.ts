import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requireViewer } from '../http/viewer.ts';
import { workspaceSelectors, type WorkspaceRow } from './workspaceQueries.ts';
import { idParams, profileResponse, workspaceResponse, type WorkspaceResponse } from './workspaceSchemas.ts';
import { acceptWorkspaceConsent, listWorkspaces, readProfile, readWorkspace, type Place } from './workspaceService.ts';

const listQuery = z.object({ ...pageQuery(), ...rsqlQuery(workspaceSelectors('')) });
const workspacePage = pageOf(workspaceResponse);

/** Workspaces, their consents and their static files (REST-37, REST-38, REST-39, REST-50). */
export const workspaceRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  for (const { prefix, access, who } of [
    { prefix: '/api/v1/public', access: 'public', who: 'visitors' },
    { prefix: '/api/v1/secured', access: 'admin', who: 'admins' },
  ] as const) {
    app.get(
      `${prefix}/workspaces`,
      {
        config: { access },
        schema: {
          tags: ['workspace'],
          summary: `Find the workspace of a host, for ${who}`,
          description:
            'A page with the workspace of the host of the request; empty when `q` asks for another host: workspaces are invisible to each other.',
          querystring: listQuery,
          headers: z.object(ifNoneMatchHeader),
          response: { 200: workspacePage.describe('At most one workspace.'), ...notModifiedResponse },
        },
      },
      async (request, reply) => {
        const found = await listWorkspaces(deps, placeOf(request), request.query.q);
        const rows = found === null ? [] : [toResponse(found)];
        const page = toPage(request.query.page === 0 ? rows : [], rows.length, request.query);
        return isNotModified(request, reply, etagOfContent(page)) ? reply.code(304).send(undefined) : page;
      },
    );

    app.get(
      `${prefix}/workspaces/:id`,
      {
        config: { access },
        schema: {
          tags: ['workspace'],
          summary: `Read the workspace, for ${who}`,
          description: 'Includes the consent to accept at sign-in. Any other id than that of the host is not found.',
          params: idParams,
          headers: z.object(ifNoneMatchHeader),
          response: { 200: workspaceResponse.describe('The workspace.'), ...notModifiedResponse },
        },
      },
      async (request, reply) => {
        const workspace = toResponse(await readWorkspace(deps, placeOf(request), request.params.id));
        return isNotModified(request, reply, etagOfContent(workspace)) ? reply.code(304).send(undefined) : workspace;
      },
    );
  }

  app.post(
    '/api/v1/secured/consents/:id/users',
    {
      config: { access: 'learner' },
      schema: {
        tags: ['workspace'],
        summary: 'Accept a consent',
        description: 'Notes that the caller accepted this version of the terms; again changes nothing.',
        params: idParams,
        response: { 204: z.undefined().describe('Noted.') },
      },
    },
    async (request, reply) => {
      await acceptWorkspaceConsent(deps, placeOf(request), requireViewer(request).userId, request.params.id);
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    '/static/workspaces/:profileName/profile.json',
    {
      config: { access: 'public' },
      schema: {
        tags: ['workspace'],
        summary: 'Read the branding profile',
        description: 'The profile of the workspace of the host; `profileName` is the host with dots as underscores.',
        params: z.object({ profileName: z.string().max(255).describe('Host without port, dots as underscores.') }),
        headers: z.object(ifNoneMatchHeader),
        response: { 200: profileResponse.describe('The profile.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const profile = await readProfile(deps, placeOf(request), request.params.profileName);
      reply.header('cache-control', 'public, no-cache');
      if (isNotModified(request, reply, etagOfContent(profile))) {
        return reply.code(304).send(undefined);
      }
      return profile;
    },
  );
};

const placeOf = (request: FastifyRequest): Place => ({ workspaceId: request.workspaceId, host: request.workspaceHost });

const toResponse = (row: WorkspaceRow): WorkspaceResponse => ({
  id: row.workspaceId,
  hostname: row.hostname,
  company: row.company,
  color: row.color,
  coverImage: row.coverImage,
  consent: row.activeConsent,
  activeConsent: row.activeConsent,
  publicIntegrations: [],
  trial: row.trial,
  createdTime: row.createdTime.toISOString(),
});
