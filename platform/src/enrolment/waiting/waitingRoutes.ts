import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { pageOf, pageQuery, toPage } from '../../http/paging.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { workspaceParams } from '../userCourseSchemas.ts';
import { cancelWaiting } from './cancelWaiting.ts';
import { listWaiting } from './listWaiting.ts';
import { waitingSelectors } from './waitingQueries.ts';
import { waitingParams, waitingResponse } from './waitingSchemas.ts';
import { policy } from '../policy.ts';

const url = '/api/v1/secured/workspaces/:id/waitingenrolments' as const;

/** Enrolments of people who have no account yet, for anyone who may see how learners get on (OP-126). */
export const waitingRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    url,
    {
      config: { access: policy.listWaitingEnrolments },
      schema: {
        tags: ['enrolment'],
        summary: 'List enrolments that wait for an account',
        description:
          'Those of every course for an admin, of the own courses for a course admin; the newest first. Each begins once someone has proven its address: by an invitation, a sign-in at a provider, or the link of a mail.',
        params: workspaceParams,
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(waitingSelectors) }),
        response: { 200: pageOf(waitingResponse).describe('A page of them.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { workspaceId, query } = request;
      const found = await listWaiting(deps, { workspaceId, viewer: requireViewer(request) }, query);
      const views = found.rows.map(({ dueTime, createTime, ...row }) => ({
        ...row,
        dueTime: dueTime?.toISOString() ?? null,
        createTime: createTime.toISOString(),
      }));
      return toPage(views, found);
    },
  );

  app.delete(
    `${url}/:waitingId`,
    {
      config: { access: policy.cancelWaitingEnrolment },
      schema: {
        tags: ['enrolment'],
        summary: 'Take back an enrolment that waits',
        description:
          'NOT_FOUND for one that has begun by now, and for one in a course that the caller does not look after.',
        params: waitingParams,
        response: { 204: z.undefined().describe('Nobody waits any more.'), ...errorResponses() },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { workspaceId, params } = request;
      await cancelWaiting(deps, { workspaceId, viewer: requireViewer(request) }, params.waitingId);
      return reply.code(204).send(undefined);
    },
  );
};
