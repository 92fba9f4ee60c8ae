import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../../http/actorOf.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errorBody.ts';
import { idempotencyHeader } from '../../../http/idempotency.ts';
import { requireOwnWorkspace } from '../../../http/requestWorkspace.ts';
import { requireViewer } from '../../../http/requireViewer.ts';
import { jobResponse } from '../../../job/jobSchemas.ts';
import { toJobView } from '../../../job/jobView.ts';
import { readJobRun } from '../../../job/readJobRun.ts';
import type { Id } from '../../../shared/id.ts';
import { idParams } from '../../workspaceSchemas.ts';
import { changeRequest, importRequest, importResponse, undoRequest } from './bulkSchemas.ts';
import { orderPeopleChange } from './orderPeopleChange.ts';
import { orderPeopleImport } from './importPeople.ts';
import { orderPeopleUndo } from './orderPeopleUndo.ts';
import { policy } from '../../policy.ts';

const path = '/api/v1/secured/workspaces/:id/usersaccess' as const;
const accepted = { 202: jobResponse.describe('The job that does it; its rows say the outcome of each person.') };

/** Work on many people, done by jobs that are watched at `/api/v1/secured/jobs` (BEY-12). */
export const peopleBulkRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const jobOf = async (request: FastifyRequest, runId: Id) =>
    toJobView(await readJobRun(deps.db, { workspaceId: request.workspaceId, runId }, requireViewer(request)));

  app.post(
    `${path}/_import`,
    {
      config: { access: policy.importPeople },
      schema: {
        tags: ['people'],
        summary: 'Add many people',
        description:
          'Whom nobody knows is added, rights that differ are changed, and whom an admin has revoked stays so. A dry run reports the same without any change.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: importRequest,
        response: { 202: importResponse.describe('The job that does it; its rows say what happened to each person.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const idempotencyKey = request.headers['idempotency-key'];
      const ordered = await orderPeopleImport(deps, actorOf(request), { ...request.body, idempotencyKey });
      const job = await jobOf(request, ordered.jobId);
      return reply.code(202).send({ ...job, missingGroups: [...ordered.missingGroups] });
    },
  );

  app.post(
    `${path}/_change`,
    {
      config: { access: policy.changePeople },
      schema: {
        tags: ['people'],
        summary: 'Do the same with many people',
        description: 'Who they are is settled at once: whom the filter names later is not among them.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: changeRequest,
        response: accepted,
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { userIds, q, exceptUserIds, ...change } = request.body;
      const selection = userIds === undefined ? { q: q ?? '', exceptUserIds } : { userIds };
      const key = request.headers['idempotency-key'];
      const runId = await orderPeopleChange(deps, actorOf(request), change, selection, key);
      return reply.code(202).send(await jobOf(request, runId));
    },
  );

  app.post(
    `${path}/_undo`,
    {
      config: { access: policy.undoPeopleJob },
      schema: {
        tags: ['people'],
        summary: 'Take back what a job has done with people',
        description:
          'People whom it added are taken out as long as they have no account, rights that it changed become what they were, unless someone changed them since. Mails cannot be taken back. CONFLICT while the job runs.',
        params: idParams,
        headers: z.object(idempotencyHeader),
        body: undoRequest,
        response: { ...accepted, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const runId = await orderPeopleUndo(
        deps,
        actorOf(request),
        request.body.jobId,
        request.headers['idempotency-key'],
      );
      return reply.code(202).send(await jobOf(request, runId));
    },
  );
};
