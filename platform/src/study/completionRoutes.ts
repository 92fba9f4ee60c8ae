import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { treeOf } from '../enrolment/userCourseAnswer.ts';
import { userCourseCall } from '../enrolment/userCourseCall.ts';
import { completeRequestSchema, userCourseParams, userCourseSchema } from '../enrolment/userCourseSchemas.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { completeCourse } from './completeCourse.ts';
import { policy } from './policy.ts';

/** Completing a user course (REST-30). */
export const completionRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses/:id/_complete',
    {
      config: { access: policy.completeCourse },
      schema: {
        tags: ['enrolment'],
        summary: 'Complete a course',
        description:
          'Needs every lecture done, else 412 with code 1300 and in `params` what is missing. Issues the certificate where it is enabled and its score is reached; then the name is required: 400 without it, and NAME_MISMATCH for another than that of the settings. With dryRun the decision is the same and nothing is written.',
        params: userCourseParams,
        querystring: z.object({
          ...includeQuery(['modules', 'outline']),
          ...viewQuery,
          dryRun: z.stringbool().default(false).describe('Decide only: nothing is written.'),
        }),
        headers: z.object(idempotencyHeader),
        body: completeRequestSchema,
        response: {
          200: userCourseSchema.describe('The user course, with `completion` and its outline.'),
          ...errorResponses(409, 412, 422),
        },
      },
    },
    async (request, reply) => {
      const userCourse = await completeCourse(db, {
        ...userCourseCall(request, clock()),
        userCourseId: request.params.id,
        name: request.body?.name ?? undefined,
        dryRun: request.query.dryRun,
        tree: treeOf(request.query.include, 'outline'),
        idempotencyKey: request.headers['idempotency-key'],
      });
      return sendUnchecked(reply, userCourse);
    },
  );
};
