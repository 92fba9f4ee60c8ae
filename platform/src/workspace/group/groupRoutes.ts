import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/actorOf.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../../http/paging.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { idParams } from '../workspaceSchemas.ts';
import { groupSelectors, type GroupRow } from './groupQueries.ts';
import { groupChange, groupParams, groupRequest, groupResponse, type GroupResponse } from './groupSchemas.ts';
import { changeGroup, createGroup, deleteGroup, listGroups, readGroup } from './groupService.ts';
import { policy } from '../policy.ts';

const listUrl = '/api/v1/secured/workspaces/:id/groups' as const;
const oneUrl = '/api/v1/secured/workspaces/:id/groups/:groupId' as const;

/** Groups of people (BEY-13). For admins. */
export const groupRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    listUrl,
    {
      config: { access: policy.listGroups },
      schema: {
        tags: ['group'],
        summary: 'List the groups of the workspace',
        description:
          'In alphabetical order unless sorted: by name, memberCount, createTime or updateTime. Their people are those whom `q=groupId==` of the list of people names.',
        params: idParams,
        querystring: z.object({ ...pageQuery(), ...sortQuery(), ...rsqlQuery(groupSelectors) }),
        response: { 200: pageOf(groupResponse).describe('A page of groups.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const found = await listGroups(deps, request.workspaceId, request.query);
      return toPage(found.rows.map(toWire), found);
    },
  );

  app.post(
    listUrl,
    {
      config: { access: policy.createGroup },
      schema: {
        tags: ['group'],
        summary: 'Make a group',
        description: 'It has nobody yet but those at its address domain. At most 1,000 in a workspace.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: groupRequest,
        response: { 201: groupResponse.describe('The new group.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const key = request.headers['idempotency-key'];
      return reply.code(201).send(toWire(await createGroup(deps, actorOf(request), request.body, key)));
    },
  );

  app.get(
    oneUrl,
    {
      config: { access: policy.readGroup },
      schema: {
        tags: ['group'],
        summary: 'Read a group',
        description: 'With how many people belong to it.',
        params: groupParams,
        response: { 200: groupResponse.describe('The group.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toWire(await readGroup(deps, request.workspaceId, request.params.groupId));
    },
  );

  app.patch(
    oneUrl,
    {
      config: { access: policy.changeGroup },
      schema: {
        tags: ['group'],
        summary: 'Change a group',
        description:
          'Absent members stay as they are. 409 for a name that another group has, and for name or domain of a group that the identity provider manages.',
        params: groupParams,
        body: groupChange,
        response: { 200: groupResponse.describe('The group as it is now.'), ...errorResponses(409) },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toWire(await changeGroup(deps, actorOf(request), request.params.groupId, request.body));
    },
  );

  app.delete(
    oneUrl,
    {
      config: { access: policy.deleteGroup },
      schema: {
        tags: ['group'],
        summary: 'Delete a group',
        description: 'Its people and their courses stay. 409 for a group that the identity provider manages.',
        params: groupParams,
        response: { 204: z.undefined().describe('It is deleted.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await deleteGroup(deps, actorOf(request), request.params.groupId);
      return reply.code(204).send(undefined);
    },
  );
};

const toWire = (row: GroupRow): GroupResponse => ({
  id: row.id,
  name: row.name,
  description: row.description,
  addressDomain: row.addressDomain,
  origin: row.origin,
  memberCount: row.memberCount,
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
});
