import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { errorResponses } from '../http/errorBody.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { idempotencyHeader, requestHash, withIdempotency } from '../http/idempotency.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { keepPosition } from './keepPosition.ts';
import { findLecture, toChangedLectureWire } from '../enrolment/lectureView.ts';
import { markLectureSeen, type SeenOutcome } from './markLectureSeen.ts';
import { readLecture } from './readLecture.ts';
import { readVisible } from '../enrolment/userCourseAccess.ts';
import type { UserCourseReading } from '../enrolment/userCourseReading.ts';
import {
  lectureParams,
  positionRequestSchema,
  positionResponseSchema,
  seenResponseSchema,
  userCourseParams,
} from '../enrolment/userCourseSchemas.ts';
import { userCourseWire } from '../enrolment/userCourseService.ts';
import { lecturePageSchema } from '../enrolment/userLectureSchemas.ts';
import { viewQuery } from '../http/viewQuery.ts';

const path = '/api/v1/secured/usercourses/:id/lecture/:lectureId';

/** Studying a lecture: reading it, marking it as seen, keeping the position (REST-32, OP-94, OP-96). */
export const lectureRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    path,
    {
      config: { access: 'learner' },
      schema: {
        tags: ['enrolment'],
        summary: 'Read a lecture of a user course',
        description:
          'With its content, the progress, and the ways to the lectures before and after. While a gate keeps it closed the content is withheld and the gate says why.',
        params: lectureParams,
        querystring: z.object(viewQuery),
        headers: z.object(ifNoneMatchHeader),
        response: { 200: lecturePageSchema.describe('The lecture.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { id: userCourseId, lectureId } = request.params;
      const asLearner = request.query.view === 'learner';
      const page = await inWorkspace(db, request.workspaceId, (trx) =>
        readLecture(trx, { viewer, asLearner, now: clock(), userCourseId, lectureId }),
      );
      reply.header('cache-control', 'private, no-cache');
      if (isNotModified(request, reply, etagOfContent(page))) {
        return reply.code(304).send(undefined);
      }
      return sendUnchecked(reply, page);
    },
  );

  app.post(
    path,
    {
      config: { access: 'learner' },
      schema: {
        tags: ['enrolment'],
        summary: 'Mark a lecture as seen',
        description: 'Stamps the time of the first mark; marking again changes nothing.',
        params: lectureParams,
        querystring: z.object(viewQuery),
        headers: z.object(idempotencyHeader),
        body: z.object({}).nullish().describe('Nothing.'),
        response: {
          200: seenResponseSchema.describe('The updated user course, with its outline.'),
          ...errorResponses(403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { id: userCourseId, lectureId } = request.params;
      const options = { viewer, asLearner: request.query.view === 'learner', now: clock() };
      const answer = await inWorkspace(db, request.workspaceId, async (trx) => {
        let reading: UserCourseReading | undefined;
        // Little is kept: whoever repeats the request is told of the user course as it is now.
        const { body } = await withIdempotency<{ newUserGamificationItems: SeenOutcome['links'] }>(
          trx,
          {
            workspaceId: request.workspaceId,
            userId: viewer.userId,
            operation: 'seen',
            key: request.headers['idempotency-key'],
            requestHash: requestHash(userCourseId, lectureId),
          },
          async () => {
            const outcome = await markLectureSeen(trx, { ...options, userCourseId, lectureId });
            reading = outcome.reading;
            return { status: 200, body: { newUserGamificationItems: outcome.links } };
          },
        );
        reading ??= await readVisible(trx, userCourseId, options);
        if (findLecture(reading, lectureId) === null) {
          throw new DomainError('NOT_FOUND');
        }
        return {
          ...(await userCourseWire(trx, reading, 'outline')),
          lecture: toChangedLectureWire(reading, lectureId),
          newUserGamificationItems: body.newUserGamificationItems,
        };
      });
      return sendUnchecked(reply, answer);
    },
  );

  app.put(
    '/api/v1/secured/usercourses/:id/position',
    {
      config: { access: 'learner' },
      schema: {
        tags: ['enrolment'],
        summary: 'Keep the place',
        description: 'Remembers the section seen last, so that any device can go on there. The last call wins.',
        params: userCourseParams,
        body: positionRequestSchema,
        response: { 200: positionResponseSchema.describe('The place as it is kept now.') },
      },
    },
    async (request) => {
      const viewer = requireViewer(request);
      const { lectureId, sectionId = null } = request.body;
      const userCourseId = request.params.id;
      return inWorkspace(db, request.workspaceId, (trx) =>
        keepPosition(trx, { viewer, asLearner: false, now: clock(), userCourseId, lectureId, sectionId }),
      );
    },
  );
};
