import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Id } from '../content/content.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readVisible } from '../enrolment/userCourseAccess.ts';
import type { UserCourseReading } from '../enrolment/userCourseReading.ts';
import { completeRequestSchema, userCourseParams, userCourseSchema } from '../enrolment/userCourseSchemas.ts';
import { treeOf, userCourseWire } from '../enrolment/userCourseService.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader, requestHash, withIdempotency } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { completeCourse } from './completeCourse.ts';

/** Completing a user course (REST-30). */
export const completionRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses/:id/_complete',
    {
      config: { access: 'learner' },
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
      const viewer = requireViewer(request);
      const { id: userCourseId } = request.params;
      const { dryRun } = request.query;
      const name = request.body?.name ?? undefined;
      const options = { viewer, asLearner: request.query.view === 'learner', now: clock() };
      const answer = await inWorkspace(db, request.workspaceId, async (trx) => {
        let reading: UserCourseReading | undefined;
        const { body } = await withIdempotency<{ readonly id: Id }>(
          trx,
          {
            workspaceId: request.workspaceId,
            userId: viewer.userId,
            operation: 'complete',
            // A dry run writes nothing, its key neither.
            key: dryRun ? undefined : request.headers['idempotency-key'],
            requestHash: requestHash(userCourseId, name),
          },
          async () => {
            reading = (await completeCourse(trx, { ...options, userCourseId, name, dryRun })).reading;
            return { status: 200, body: { id: userCourseId } };
          },
        );
        reading ??= await readVisible(trx, body.id, options);
        return userCourseWire(trx, reading, treeOf(request.query.include, 'outline'));
      });
      return sendUnchecked(reply, answer);
    },
  );
};
