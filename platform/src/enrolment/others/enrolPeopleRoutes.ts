import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import { jobResponse } from '../../job/jobSchemas.ts';
import { toJobView } from '../../job/jobView.ts';
import { readJobRun } from '../../job/readJobRun.ts';
import { changeDue } from '../changeDue.ts';
import { treeOf } from '../userCourseAnswer.ts';
import { userCourseCall } from '../userCourseCall.ts';
import { treeQuery } from '../userCourseList.ts';
import { courseParams, dueTimeRequestSchema, userCourseParams, userCourseSchema } from '../userCourseSchemas.ts';
import { enrolPeopleRequest } from './enrolPeopleSchemas.ts';
import { orderEnrolment } from './orderEnrolment.ts';
import { policy } from '../policy.ts';

/** Enrolling others, and until when they should be done (BEY-13). For admins and anyone who made the course. */
export const enrolPeopleRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/courses/:id/usercourses/_enroll',
    {
      config: { access: policy.enrolOthers },
      schema: {
        tags: ['enrolment'],
        summary: 'Enrol others in a course',
        description:
          'Neither a code nor pre-enrolment is needed. Who has the course open keeps it, who completed it is left out, who gave it up starts again; anyone who has not proven the address, with an account or without, begins once they have (`STARTS_LATER`). The report tells who has an account, which course admins are trusted with. Who they are is settled at once. 403 for a course that is over, and for anyone who is no admin and names people otherwise than by address.',
        params: courseParams,
        headers: z.object(idempotencyHeader),
        body: enrolPeopleRequest,
        response: {
          202: jobResponse.describe('The job that does it; its rows give the result for each person.'),
          ...errorResponses(403, 422),
        },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { workspaceId } = request;
      const { userIds, usernames, q, exceptUserIds, dueTime, notify, dryRun } = request.body;
      const people =
        userIds !== undefined ? { userIds } : usernames !== undefined ? { usernames } : { q: q ?? '', exceptUserIds };
      const runId = await orderEnrolment(deps, {
        workspaceId,
        viewer,
        courseId: request.params.id,
        people,
        dueTime,
        notify,
        dryRun,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return reply.code(202).send(toJobView(await readJobRun(deps.db, { workspaceId, runId }, viewer)));
    },
  );

  app.put(
    '/api/v1/secured/usercourses/:id/duetime',
    {
      config: { access: policy.changeDueTime },
      schema: {
        tags: ['enrolment'],
        summary: 'Say until when someone should complete a course',
        description:
          'For admins of the course; anyone else is told that there is no such user course. It closes nothing when it is over. 409 for one that is completed or given up.',
        params: userCourseParams,
        querystring: z.object(treeQuery),
        body: dueTimeRequestSchema,
        response: { 200: userCourseSchema.describe('The user course as it is now.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const userCourse = await changeDue(deps.db, {
        ...userCourseCall(request, deps.clock()),
        userCourseId: request.params.id,
        dueTime: request.body.dueTime,
        tree: treeOf(request.query.include, 'outline'),
      });
      return sendUnchecked(reply, userCourse);
    },
  );
};
