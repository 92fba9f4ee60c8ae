import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/actorOf.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { csvQuery } from '../../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../../http/csv/sendCsv.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../../http/paging.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { personCsvColumns } from './peopleCsv.ts';
import { toPersonResponse } from './personResponse.ts';
import { personSelectors } from './peopleQueries.ts';
import { invitedSelectors } from './invitedQueries.ts';
import { previewInvitations } from './previewInvitations.ts';
import {
  invitedCounts,
  invitedPersonResponse,
  inviteEveryoneRequest,
  inviteEveryoneResponse,
  personParams,
  personRequest,
  personResponse,
  rightsRequest,
} from './peopleSchemas.ts';
import {
  addPerson,
  changePerson,
  exportPeople,
  inviteEveryone,
  invitePerson,
  listPeople,
  readPerson,
} from './peopleService.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { idParams } from '../workspaceSchemas.ts';
import { policy } from '../policy.ts';

const workspaceUrl = '/api/v1/secured/workspaces/:id';
const personPage = pageOf(personResponse);
const invitedPage = pageOf(invitedPersonResponse).extend({
  counts: invitedCounts.describe('Over everyone without an account.'),
});
/** Rows of a page of the access list when the caller does not say (USERS-05, §9). */
const accessPageSize = 100;

/** People of a workspace, their rights and their invitations (REST-45…REST-49, OP-30). For admins. */
export const peopleRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  for (const { path, size, summary } of [
    { path: 'users', size: 25, summary: 'List the people of the workspace' },
    { path: 'usersaccess', size: accessPageSize, summary: 'List who has access to the workspace' },
  ]) {
    const query = z.object({ ...pageQuery(size), ...sortQuery(), ...rsqlQuery(personSelectors) });
    app.get(
      `${workspaceUrl}/${path}`,
      {
        config: { access: policy.listPeople },
        schema: {
          tags: ['people'],
          summary,
          description:
            'People with an account and those who were added and have none yet, in alphabetical order of their e-mail addresses unless sorted: by name, username, status, invitedTime, createTime or updateTime.',
          params: idParams,
          querystring: query,
          response: { 200: personPage.describe('A page of people.') },
        },
      },
      async (request) => {
        requireOwnWorkspace(request);
        const people = await listPeople(deps, request.workspaceId, request.query);
        return toPage(people.rows.map(toPersonResponse), people);
      },
    );
  }

  app.get(
    `${workspaceUrl}/usersaccess.csv`,
    {
      config: { access: policy.listPeople },
      schema: {
        tags: ['people'],
        summary: 'List who has access to the workspace, as CSV',
        description:
          'Everyone whom the list has with the same filter, in the same order, over all pages. Noted in the audit log.',
        params: idParams,
        querystring: z.object({ ...csvQuery(personCsvColumns), ...sortQuery(), ...rsqlQuery(personSelectors) }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const rows = await exportPeople(deps, actorOf(request), request.query);
      return sendCsv(reply, {
        name: 'people',
        columns: personCsvColumns,
        rows,
        query: request.query,
        now: deps.clock(),
      });
    },
  );

  app.get(
    `${workspaceUrl}/users/:userId`,
    {
      config: { access: policy.readPerson },
      schema: {
        tags: ['people'],
        summary: 'Read one person',
        description: 'Someone with an account or someone who was added. 1001 when there is none.',
        params: personParams,
        response: { 200: personResponse.describe('The person.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toPersonResponse(await readPerson(deps, request.workspaceId, request.params.userId));
    },
  );

  app.post(
    `${workspaceUrl}/users`,
    {
      config: { access: policy.addPerson },
      schema: {
        tags: ['people'],
        summary: 'Add someone',
        description:
          'Who has an account gets the rights beside those they have; they count as soon as the address is proven. No mail is sent. CONFLICT for someone who was added before.',
        params: idParams,
        body: personRequest,
        response: {
          200: personResponse.describe('The person has an account.'),
          201: personResponse.describe('The person was added.'),
          ...errorResponses(409),
        },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { person, isNew } = await addPerson(deps, actorOf(request), request.body);
      return reply.code(isNew ? 201 : 200).send(toPersonResponse(person));
    },
  );

  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: `${workspaceUrl}/users/:userId`,
      config: { access: policy.changePerson },
      schema: {
        tags: ['people'],
        summary: 'Change rights, or revoke an invitation',
        operationId: method === 'PUT' ? 'replaceWorkspaceUser' : 'replaceWorkspaceUserByPost',
        description:
          'Absent members stay as they are; rights count as soon as the address is proven. CONFLICT for revoking someone with an account; FORBIDDEN for withdrawing one’s own rights.',
        params: personParams,
        body: rightsRequest,
        response: { 200: personResponse.describe('The person as they are now.'), ...errorResponses(409) },
      },
      handler: async (request) => {
        requireOwnWorkspace(request);
        return toPersonResponse(await changePerson(deps, actorOf(request), request.params.userId, request.body));
      },
    });
  }

  app.post(
    `${workspaceUrl}/usersaccess/:userId/_invite`,
    {
      config: { access: policy.invitePerson },
      schema: {
        tags: ['people'],
        summary: 'Send an invitation',
        description:
          'By mail, again if it was sent before, at most five times a day; an earlier link stops counting, and a revoked invitation counts again. Someone with an account proves their address by signing in with the link; CONFLICT when it is proven.',
        params: personParams,
        response: { 200: personResponse.describe('The person as they are now.'), ...errorResponses(409) },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toPersonResponse(await invitePerson(deps, actorOf(request), request.params.userId));
    },
  );

  app.get(
    `${workspaceUrl}/usersaccess/_invite`,
    {
      config: { access: policy.inviteEveryone },
      schema: {
        tags: ['people'],
        summary: 'See whom an invitation of everyone would reach',
        description:
          'Everyone without an account, in alphabetical order of their e-mail addresses: who would get an invitation now, and why the others would not. Nothing is sent. The counts are over all of them, whatever `q` asks for.',
        params: idParams,
        querystring: z.object({
          ...pageQuery(),
          ...rsqlQuery(invitedSelectors),
          resend: z
            .enum(['true', 'false'])
            .default('true')
            .describe('False to leave out people who were invited before.'),
        }),
        response: { 200: invitedPage.describe('A page of people, and the counts.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { resend, q, ...page } = request.query;
      const found = await previewInvitations(deps, request.workspaceId, { resend: resend === 'true', q, page });
      reply.header('cache-control', 'no-store');
      const rows = found.rows.map(({ invitedTime, userId, username, outcome }) => ({
        userId,
        username,
        invitedTime: invitedTime?.toISOString() ?? null,
        outcome,
      }));
      return { ...toPage(rows, found), counts: found.counts };
    },
  );

  app.post(
    `${workspaceUrl}/usersaccess/_invite`,
    {
      config: { access: policy.inviteEveryone },
      schema: {
        tags: ['people'],
        summary: 'Send an invitation to everyone',
        description:
          'Everyone who has no account, was not revoked and was not invited five times within a day, over all pages.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: inviteEveryoneRequest.nullish(),
        response: { 200: inviteEveryoneResponse.describe('How many are on their way.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const key = request.headers['idempotency-key'];
      return { invited: await inviteEveryone(deps, actorOf(request), request.body?.resend ?? true, key) };
    },
  );
};
