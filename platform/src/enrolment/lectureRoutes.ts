import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { loadLectureBodies } from '../course/contentQueries.ts';
import { sendUnchecked } from '../course/responseJson.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { errorResponses } from '../http/errorBody.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { idempotencyHeader, requestHash, withIdempotency } from '../http/idempotency.ts';
import { requireViewer } from '../http/viewer.ts';
import { findLecture, toLecturePageWire, toNeighbourWires, toUserLectureWire } from './lectureView.ts';
import { markLectureSeen } from './markLectureSeen.ts';
import { savePlace } from './placeQueries.ts';
import { readLocked, readVisible } from './userCourseAccess.ts';
import {
  lectureParams,
  positionRequestSchema,
  positionResponseSchema,
  seenResponseSchema,
  userCourseParams,
} from './userCourseSchemas.ts';
import { userCourseWire } from './userCourseService.ts';
import { lecturePageSchema } from './userLectureSchemas.ts';
import { viewQuery } from './viewQuery.ts';

const path = '/api/v1/secured/usercourses/:id/lecture/:lectureId';

/** Studying a lecture: reading it, marking it as seen, keeping the place (REST-32, OP-94, OP-96). */
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
      const { id, lectureId } = request.params;
      const options = { viewer: requireViewer(request), asLearner: request.query.view === 'learner', now: clock() };
      const page = await inWorkspace(db, request.workspaceId, async (trx) => {
        const reading = await readVisible(trx, id, options);
        const lecture = findLecture(reading, lectureId)?.lecture;
        if (lecture === undefined) throw new DomainError('NOT_FOUND');
        const bodies = await loadLectureBodies(trx, request.workspaceId, [lecture.outline.bodyHash]);
        return toLecturePageWire(reading, lectureId, bodies);
      });
      if (page === null) throw new DomainError('NOT_FOUND');
      reply.header('cache-control', 'private, no-cache');
      if (isNotModified(request, reply, etagOfContent(page))) return reply.code(304).send(undefined);
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
      const { body } = await inWorkspace(db, request.workspaceId, (trx) =>
        withIdempotency(
          trx,
          {
            workspaceId: request.workspaceId,
            userId: viewer.userId,
            operation: 'seen',
            key: request.headers['idempotency-key'],
            requestHash: requestHash(userCourseId, lectureId),
          },
          async () => {
            const { reading, links } = await markLectureSeen(trx, {
              viewer,
              asLearner: request.query.view === 'learner',
              now: clock(),
              userCourseId,
              lectureId,
            });
            const found = findLecture(reading, lectureId);
            if (found === null) throw new DomainError('NOT_FOUND');
            return {
              status: 200,
              body: {
                ...(await userCourseWire(trx, reading, 'outline')),
                lecture: { ...toUserLectureWire(found.lecture, found.number), ...toNeighbourWires(reading, lectureId) },
                newUserGamificationItems: links,
              },
            };
          },
        ),
      );
      return sendUnchecked(reply, body);
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
      const { lectureId, sectionId = null } = request.body;
      const now = clock();
      return inWorkspace(db, request.workspaceId, async (trx) => {
        const reading = await readLocked(trx, request.params.id, {
          viewer: requireViewer(request),
          asLearner: false,
          now,
        });
        const lecture = findLecture(reading, lectureId)?.lecture;
        if (lecture === undefined) throw invalidField('lectureId', 'is not a lecture of this course');
        await savePlace(trx, reading.record.id, { lectureId, sectionId, now: reading.now });
        return {
          lectureId,
          moduleId: lecture.moduleId,
          sectionId,
          lectureName: lecture.outline.name,
          time: reading.now,
        };
      });
    },
  );
};
