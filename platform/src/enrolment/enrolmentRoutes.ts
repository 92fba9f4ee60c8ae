import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { enrol } from './enrol.ts';
import { giveUp } from './giveUp.ts';
import { treeOf } from './userCourseAnswer.ts';
import { userCourseCall } from './userCourseCall.ts';
import { enrolRequestSchema, giveUpRequestSchema, userCourseParams, userCourseSchema } from './userCourseSchemas.ts';
import { policy } from './policy.ts';

const changeQuery = { ...includeQuery(['modules', 'outline']), ...viewQuery };

/** Beginning a user course and giving it up (REST-28, REST-29). */
export const enrolmentRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses',
    {
      config: { access: policy.enrol, forPeople: true },
      schema: {
        tags: ['enrolment'],
        summary: 'Enrol in a course',
        description:
          'Someone with an active user course gets that one (200); after giving up or completing a new one is made (201). 400 for a course on another site, 403 for one that needs a voucher, has not started without pre-enrolment, or is over.',
        querystring: z.object(changeQuery),
        headers: z.object(idempotencyHeader),
        body: enrolRequestSchema,
        response: {
          200: userCourseSchema.describe('The user course that was there already, with its outline.'),
          201: userCourseSchema.describe('The new user course, with its outline.'),
          ...errorResponses(403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { created, userCourse } = await enrol(db, {
        ...userCourseCall(request, clock()),
        courseId: request.body.courseId,
        umbrellaId: request.body.umbrellaId ?? null,
        tree: treeOf(request.query.include, 'outline'),
        idempotencyKey: request.headers['idempotency-key'],
      });
      return sendUnchecked(reply.code(created ? 201 : 200), userCourse);
    },
  );

  app.patch(
    '/api/v1/secured/usercourses/:id',
    {
      config: { access: policy.giveUp },
      schema: {
        tags: ['enrolment'],
        summary: 'Give up a course',
        description:
          'Sets the finish time: from then on the user course can be viewed only. Giving up again changes nothing; a completed one is refused.',
        params: userCourseParams,
        querystring: z.object(changeQuery),
        body: giveUpRequestSchema,
        response: { 200: userCourseSchema.describe('The user course, with its outline.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const userCourse = await giveUp(db, {
        ...userCourseCall(request, clock()),
        userCourseId: request.params.id,
        finishTime: request.body.finishTime,
        tree: treeOf(request.query.include, 'outline'),
      });
      return sendUnchecked(reply, userCourse);
    },
  );
};
