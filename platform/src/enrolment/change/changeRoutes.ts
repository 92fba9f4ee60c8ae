import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { jobResponse } from '../../job/jobSchemas.ts';
import { toJobView } from '../../job/jobView.ts';
import { readJobRun } from '../../job/readJobRun.ts';
import type { Id } from '../../shared/id.ts';
import { toSelection } from '../learnerSelection.ts';
import { userCourseCall } from '../userCourseCall.ts';
import { workspaceParams } from '../userCourseSchemas.ts';
import { enrolmentChangeRequest, enrolmentUndoRequest } from './changeSchemas.ts';
import { orderEnrolmentChange } from './orderEnrolmentChange.ts';
import { orderEnrolmentUndo } from './undoEnrolments.ts';
import { policy } from '../policy.ts';

const url = '/api/v1/secured/workspaces/:id/usercourses' as const;
const accepted = { 202: jobResponse.describe('The job that does it; its rows say the outcome of each learner.') };

/** Un-enrols learners, moves due dates, and undoes either, for anyone who may see their progress (OP-127). */
export const enrolmentChangeRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const jobOf = async (request: FastifyRequest, runId: Id) =>
    toJobView(await readJobRun(deps.db, { workspaceId: request.workspaceId, runId }, requireViewer(request)));

  app.post(
    `${url}/_change`,
    {
      config: { access: policy.changeEnrolments },
      schema: {
        tags: ['enrolment'],
        summary: 'Take learners out of courses, or change their due dates',
        description:
          'In every course for an admin, in the own ones for a course admin. Anyone who has not begun a course is taken out of it without a trace; of anyone who has, it ends as if they had left it, and what they did is kept. They may enrol again. What is completed, left or over stays. 403 for anyone who is no admin and names a group.',
        params: workspaceParams,
        headers: z.object(idempotencyHeader),
        body: enrolmentChangeRequest,
        response: { ...accepted, ...errorResponses(403, 422) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { viewer, workspaceId, body } = request;
      const now = deps.clock();
      const call = userCourseCall({ viewer, workspaceId, query: {} }, now);
      const { action, dueTime = null, dryRun } = body;
      const runId = await orderEnrolmentChange(deps, call, {
        selection: toSelection(body, now),
        change: action === 'UNENROL' ? { action } : { action, dueTime },
        dryRun,
        key: request.headers['idempotency-key'],
      });
      return reply.code(202).send(await jobOf(request, runId));
    },
  );

  app.post(
    `${url}/_undo`,
    {
      config: { access: policy.undoEnrolments },
      schema: {
        tags: ['enrolment'],
        summary: 'Take back what a job has done with enrolments',
        description:
          'Whom it enrolled is taken out again unless they have begun, enrolments that wait for an address are cancelled, due dates become what they were, and who was taken out is enrolled again; not where it was changed since. For who ordered the job, and admins. CONFLICT while it runs.',
        params: workspaceParams,
        headers: z.object(idempotencyHeader),
        body: enrolmentUndoRequest,
        response: { ...accepted, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { workspaceId, body } = request;
      const runId = await orderEnrolmentUndo(
        deps,
        { workspaceId, viewer: requireViewer(request) },
        body.jobId,
        request.headers['idempotency-key'],
      );
      return reply.code(202).send(await jobOf(request, runId));
    },
  );
};
