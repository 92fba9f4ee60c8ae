import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userCourseCall } from '../enrolment/userCourseCall.ts';
import { lectureParams } from '../enrolment/userCourseSchemas.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { commitScorm } from './commitScorm.ts';
import { readAuthoredScorm, readScorm } from './readScorm.ts';
import { authoredParams, commitParams, commitRequest, commitResponse, scormResponse } from './scormSchemas.ts';
import { policy } from './policy.ts';

const path = '/api/v1/secured/usercourses/:id/lecture/:lectureId/scorm';

/** Playing a SCORM package: what it opens with, and what it hands over (SCORM-02, OP-70). */
export const scormRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, { db, clock, config }) => {
  app.get(
    path,
    {
      config: { access: policy.openPackage },
      schema: {
        tags: ['scorm'],
        summary: 'Open the SCORM package of a lecture',
        description:
          'What its items open with, and what they kept for the learner. 404 for a lecture without one; refused while a gate keeps the lecture closed.',
        params: lectureParams,
        querystring: z.object(viewQuery),
        response: { 200: scormResponse.describe('The package.'), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      const { id: userCourseId, lectureId } = request.params;
      reply.header('cache-control', 'no-store');
      return readScorm({ db, config }, { ...userCourseCall(request, clock()), userCourseId, lectureId });
    },
  );

  app.get(
    '/api/v1/secured/courses/:id/lecture/:lectureId/scorm',
    {
      config: { access: policy.lookAtPackage, tokenNeed: 'courses:read' },
      schema: {
        tags: ['scorm'],
        summary: 'Look at the SCORM package of a lecture',
        description: 'As learners open it, for those who work on the course: nothing is kept for them.',
        params: authoredParams,
        response: { 200: scormResponse.describe('The package.') },
      },
    },
    async (request, reply) => {
      const { workspaceId, params } = request;
      reply.header('cache-control', 'no-store');
      const { id: courseId, lectureId } = params;
      return readAuthoredScorm({ db, config }, { workspaceId, courseId, lectureId, now: clock() });
    },
  );

  app.put(
    `${path}/:itemId`,
    {
      config: { access: policy.keepState },
      schema: {
        tags: ['scorm'],
        summary: 'Keep what a SCORM item hands over',
        description:
          'The whole data model of the item. A commit of a session that has ended, or older than one that came, changes nothing and is answered as if it had. When every item is completed or passed, the lecture is marked as seen.',
        params: commitParams,
        querystring: z.object(viewQuery),
        headers: z.object(idempotencyHeader),
        body: commitRequest,
        response: {
          200: commitResponse.describe('The item, the lecture and the user course as they are now.'),
          ...errorResponses(403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { id: userCourseId, lectureId, itemId } = request.params;
      const committed = await commitScorm(
        { db, config },
        {
          ...userCourseCall(request, clock()),
          userCourseId,
          lectureId,
          itemId,
          commit: request.body,
          idempotencyKey: request.headers['idempotency-key'],
        },
      );
      return sendUnchecked(reply, committed);
    },
  );
};
