import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { pageOfArray } from '../http/pageOfArray.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requestWorkspace } from '../http/requestWorkspace.ts';
import { workspaceSelectors } from './workspaceQueries.ts';
import { idParams, workspaceResponse, type WorkspaceResponse } from './workspaceSchemas.ts';
import { listWorkspaces, readWorkspace } from './workspaceService.ts';
import { policy } from './policy.ts';

const listQuery = z.object({ ...pageQuery(), ...rsqlQuery(workspaceSelectors('')) });
const workspacePage = pageOf(workspaceResponse);
const byId = { name: 'workspaces', keyOf: ({ id }: WorkspaceResponse) => id };

/** Reading the workspace of the host (REST-38, REST-39). */
export const workspaceReadRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  for (const { prefix, access, who, hosts } of [
    { prefix: '/api/v1/public', access: policy.readWorkspaceAsVisitor, who: 'visitors', hosts: 'unclaimed' },
    { prefix: '/api/v1/secured', access: policy.readWorkspaceAsAdmin, who: 'admins', hosts: 'real' },
  ] as const) {
    app.get(
      `${prefix}/workspaces`,
      {
        config: { access, hosts },
        schema: {
          tags: ['workspace'],
          summary: `Find the workspace of a host, for ${who}`,
          description:
            'A page with the workspace of the host of the request; empty when `q` asks for another host, as workspaces are invisible to each other, and at a UUID host that nobody has taken into use.',
          querystring: listQuery,
          headers: z.object(ifNoneMatchHeader),
          response: { 200: workspacePage.describe('At most one workspace.'), ...notModifiedResponse },
        },
      },
      async (request, reply) => {
        const isInUse = request.hostState === 'real';
        const workspace = isInUse ? await listWorkspaces(deps, requestWorkspace(request), request.query.q) : null;
        const rows = workspace === null ? [] : [workspace];
        const found = pageOfArray(rows, byId, request.query);
        const page = toPage(found.rows, found);
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
        const workspace = await readWorkspace(deps, requestWorkspace(request), request.params.id);
        return isNotModified(request, reply, etagOfContent(workspace)) ? reply.code(304).send(undefined) : workspace;
      },
    );
  }
};
