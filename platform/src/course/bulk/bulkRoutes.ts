import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/actorOf.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { jobResponse } from '../../job/jobSchemas.ts';
import { toJobView } from '../../job/jobView.ts';
import { readJobRun } from '../../job/readJobRun.ts';
import type { Id } from '../../shared/id.ts';
import { policy } from '../policy.ts';
import { courseChangeRequest, courseUndoRequest } from './bulkSchemas.ts';
import { findNewAuthor } from './handOverOne.ts';
import { orderCourseChange } from './orderCourseChange.ts';
import { orderCourseUndo } from './undoCourses.ts';

const accepted = { 202: jobResponse.describe('The job that does it; its rows say the outcome of each course.') };

/** Work on many courses, done by jobs that are watched at `/api/v1/secured/jobs` (BEY-12). */
export const courseBulkRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const jobOf = async (request: FastifyRequest, runId: Id) =>
    toJobView(await readJobRun(deps.db, { workspaceId: request.workspaceId, runId }, requireViewer(request)));

  app.post(
    '/api/v1/secured/courses/_change',
    {
      config: { access: policy.changeCourses },
      schema: {
        tags: ['course'],
        summary: 'Do the same with many courses',
        description:
          'Each course as the single operation does it, with the rights that the caller has then, in a transaction of its own: what one is refused for stands in its row, and the next ones are done all the same. Nothing is forced. A dry run does the same and takes it back; its rows say what would happen, and what learners have of each course.',
        headers: z.object(idempotencyHeader),
        body: courseChangeRequest,
        response: { ...accepted, ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      const { action, withProgress = false, author, ...rest } = request.body;
      const change =
        action === 'DELETE'
          ? { action, withProgress }
          : action === 'HAND_OVER'
            ? { action, authorId: await findNewAuthor(deps, request.workspaceId, author ?? '') }
            : { action };
      const key = request.headers['idempotency-key'];
      const runId = await orderCourseChange(deps, actorOf(request), { ...rest, tag: rest.tag, change, key });
      return reply.code(202).send(await jobOf(request, runId));
    },
  );

  app.post(
    '/api/v1/secured/courses/_undo',
    {
      config: { access: policy.undoCourseChange },
      schema: {
        tags: ['course'],
        summary: 'Take back what a job has done with courses',
        description:
          'Whether a course is published becomes what it was, tags are removed or added again, courses go back to whom they were taken from, and copies are deleted that nobody has changed or joined; the report says where something stays, and why. What was deleted is gone: such a job is NOT_FOUND. For who ordered the job, and admins. CONFLICT while it runs.',
        headers: z.object(idempotencyHeader),
        body: courseUndoRequest,
        response: { ...accepted, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { workspaceId, body } = request;
      const runId = await orderCourseUndo(
        deps,
        { workspaceId, author: requireViewer(request) },
        body.jobId,
        request.headers['idempotency-key'],
      );
      return reply.code(202).send(await jobOf(request, runId));
    },
  );
};
