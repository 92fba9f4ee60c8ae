import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { userCourseCall } from '../enrolment/userCourseCall.ts';
import {
  lectureParams,
  positionRequestSchema,
  positionResponseSchema,
  seenResponseSchema,
  userCourseParams,
} from '../enrolment/userCourseSchemas.ts';
import { lecturePageSchema } from '../enrolment/userLectureSchemas.ts';
import { errorResponses } from '../http/errorBody.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { keepPosition } from './keepPosition.ts';
import { markLectureSeen } from './markLectureSeen.ts';
import { readLecture } from './readLecture.ts';
import { policy } from './policy.ts';

const path = '/api/v1/secured/usercourses/:id/lecture/:lectureId';

/** Studying a lecture: reading it, marking it as seen, keeping the position (REST-32, OP-94, OP-96). */
export const lectureRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    path,
    {
      config: { access: policy.readLecture },
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
      const { id: userCourseId, lectureId } = request.params;
      const page = await readLecture(db, { ...userCourseCall(request, clock()), userCourseId, lectureId });
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
      config: { access: policy.markLectureSeen },
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
      const { id: userCourseId, lectureId } = request.params;
      const marked = await markLectureSeen(db, {
        ...userCourseCall(request, clock()),
        userCourseId,
        lectureId,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return sendUnchecked(reply, marked);
    },
  );

  app.put(
    '/api/v1/secured/usercourses/:id/position',
    {
      config: { access: policy.keepPosition },
      schema: {
        tags: ['enrolment'],
        summary: 'Keep the place',
        description:
          'Remembers the section seen last, so that any device can continue there. The latest place wins: one that arrives after a newer one is not kept.',
        params: userCourseParams,
        body: positionRequestSchema,
        response: { 200: positionResponseSchema.describe('The place as it is kept now.') },
      },
    },
    async (request) => {
      const { lectureId, sectionId = null, time } = request.body;
      return keepPosition(db, {
        workspaceId: request.workspaceId,
        viewer: requireViewer(request),
        asLearner: false,
        now: clock(),
        userCourseId: request.params.id,
        lectureId,
        sectionId,
        time,
      });
    },
  );
};
