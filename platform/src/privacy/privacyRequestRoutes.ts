import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../http/actorOf.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../http/paging.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { idParams } from '../workspace/workspaceSchemas.ts';
import { privacyRequestCsvColumns } from './privacyRequestCsv.ts';
import { privacyRequestSelectors, type PrivacyRequestRow } from './privacyRequestQueries.ts';
import {
  closePrivacyRequest,
  exportPrivacyRequests,
  listPrivacyRequests,
  logPrivacyRequest,
} from './privacyRequests.ts';
import {
  privacyRequestClosing,
  privacyRequestParams,
  privacyRequestRequest,
  privacyRequestResponse,
  type PrivacyRequestResponse,
} from './privacyRequestSchemas.ts';
import { policy } from './policy.ts';

const url = '/api/v1/secured/workspaces/:id/privacyrequests';
const filter = {
  ...sortQuery(),
  ...rsqlQuery(privacyRequestSelectors),
  username: z
    .string()
    .max(255)
    .optional()
    .describe('An e-mail address, whole, in any case of letters; requests of people who were erased are found, too.'),
};

/** Who asked for their data or its erasure, and its outcome (BEY-20). For admins. */
export const privacyRequestRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    url,
    {
      config: { access: policy.listPrivacyRequests },
      schema: {
        tags: ['workspace'],
        summary: 'List privacy requests',
        description:
          'Every export and erasure, and what was logged and is open; the newest first unless sorted: by requestedTime, dueTime or closedTime. Kept as long as the audit log, open ones until they are closed.',
        params: idParams,
        querystring: z.object({ ...pageQuery(), ...filter }),
        response: { 200: pageOf(privacyRequestResponse).describe('A page of requests.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { q, username, sort, ...page } = request.query;
      const found = await listPrivacyRequests(deps, request.workspaceId, { q, username, sort, page });
      reply.header('cache-control', 'no-store');
      return toPage(
        found.rows.map((row) => toResponse(row, deps.clock())),
        found,
      );
    },
  );

  app.get(
    `${url}.csv`,
    {
      config: { access: policy.listPrivacyRequests },
      schema: {
        tags: ['workspace'],
        summary: 'List privacy requests, as CSV',
        description: 'Every request that the list has with the same filter, in the same order. Noted in the audit log.',
        params: idParams,
        querystring: z.object({ ...csvQuery(privacyRequestCsvColumns), ...filter }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const rows = await exportPrivacyRequests(deps, actorOf(request), request.query);
      return sendCsv(reply, {
        name: 'privacy-requests',
        columns: privacyRequestCsvColumns,
        rows,
        query: request.query,
        now: deps.clock(),
      });
    },
  );

  app.post(
    url,
    {
      config: { access: policy.logPrivacyRequest },
      schema: {
        tags: ['workspace'],
        summary: 'Log a privacy request',
        description:
          'One that came by mail or otherwise. It is open until it is carried out: by the export or the erasure of the person. CONFLICT when one of the kind is open for the address.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: privacyRequestRequest,
        response: { 201: privacyRequestResponse.describe('The request.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const logged = await logPrivacyRequest(deps, actorOf(request), request.body, request.headers['idempotency-key']);
      return reply.code(201).send(toResponse(logged, deps.clock()));
    },
  );

  app.post(
    `${url}/:privacyRequestId/_close`,
    {
      config: { access: policy.closePrivacyRequest },
      schema: {
        tags: ['workspace'],
        summary: 'Close a privacy request',
        description:
          'One that was taken back, or was answered although nobody of its address is here. CONFLICT for one that has ended, and for calling one done whose person is here: it is done by their export or erasure.',
        params: privacyRequestParams,
        body: privacyRequestClosing,
        response: { 200: privacyRequestResponse.describe('The request as it is now.'), ...errorResponses(409) },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { privacyRequestId } = request.params;
      const closed = await closePrivacyRequest(deps, actorOf(request), privacyRequestId, request.body.state);
      return toResponse(closed, deps.clock());
    },
  );
};

const toResponse = (row: PrivacyRequestRow, now: Date): PrivacyRequestResponse => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  origin: row.origin,
  username: row.username,
  userId: row.userId,
  name: row.name,
  isHere: row.isHere,
  orderedById: row.orderedById,
  orderedByName: row.orderedByName,
  requestedTime: row.requestedTime.toISOString(),
  dueTime: row.dueTime.toISOString(),
  closedTime: row.closedTime?.toISOString() ?? null,
  overdue: row.state === 'OPEN' && row.dueTime < now,
});
