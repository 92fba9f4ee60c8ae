import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Id } from '../content/content.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader, requestHash, withIdempotency } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { enrol } from './enrol.ts';
import { giveUp } from './giveUp.ts';
import { readLocked, readVisible } from './userCourseAccess.ts';
import { readUserCourse, type UserCourseReading } from './userCourseReading.ts';
import { enrolRequestSchema, giveUpRequestSchema, userCourseParams, userCourseSchema } from './userCourseSchemas.ts';
import { treeOf, userCourseWire } from './userCourseService.ts';
import { viewQuery } from '../http/viewQuery.ts';

/** What is kept of an answer: whoever repeats a request is told of the user course as it is now. */
interface StoredUserCourse {
  readonly id: Id;
}

const changeQuery = { ...includeQuery(['modules', 'outline']), ...viewQuery };

/** Beginning a user course and giving it up (REST-28, REST-29). */
export const enrolmentRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses',
    {
      config: { access: 'learner' },
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
      const viewer = requireViewer(request);
      const { courseId } = request.body;
      const options = { viewer, asLearner: request.query.view === 'learner', now: clock() };
      const answer = await inWorkspace(db, request.workspaceId, async (trx) => {
        let reading: UserCourseReading | undefined;
        const { status, body } = await withIdempotency<StoredUserCourse>(
          trx,
          {
            workspaceId: request.workspaceId,
            userId: viewer.userId,
            operation: 'enrol',
            key: request.headers['idempotency-key'],
            requestHash: requestHash(courseId),
          },
          async () => {
            const { record, created } = await enrol(trx, courseId, options);
            reading = await readUserCourse(trx, record, options);
            return { status: created ? 201 : 200, body: { id: record.id } };
          },
        );
        reading ??= await readVisible(trx, body.id, options);
        return { status, body: await userCourseWire(trx, reading, treeOf(request.query.include, 'outline')) };
      });
      return sendUnchecked(reply.code(answer.status === 201 ? 201 : 200), answer.body);
    },
  );

  app.patch(
    '/api/v1/secured/usercourses/:id',
    {
      config: { access: 'learner' },
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
      const { finishTime } = request.body;
      const options = {
        viewer: requireViewer(request),
        asLearner: request.query.view === 'learner',
        now: clock(),
      };
      const { id: userCourseId } = request.params;
      const body = await inWorkspace(db, request.workspaceId, async (trx) => {
        const reading =
          finishTime === undefined
            ? await readLocked(trx, userCourseId, options)
            : await giveUp(trx, { ...options, userCourseId, finishTime });
        return userCourseWire(trx, reading, treeOf(request.query.include, 'outline'));
      });
      return sendUnchecked(reply, body);
    },
  );
};
