import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { etagOf, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { pageOf, pageQuery } from '../../http/paging.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { createCatalogueCache } from './catalogueCache.ts';
import { createCatalogueState } from './catalogueVersion.ts';
import { courseSelectors } from '../courseListQueries.ts';
import { courseIdParams, courseIncludeQuery } from '../courseParams.ts';
import { pageOfCourses } from '../courseReading.ts';
import { courseResponseSchema } from '../courseSchemas.ts';
import { lectureContentResponseSchema } from '../../content/lectureSchemas.ts';
import { listCatalogue } from './listCatalogue.ts';
import { readPublicCourse } from './readPublicCourse.ts';
import { createReadPublicLecture } from './readPublicLecture.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import { wireShape } from '../../http/wireShape.ts';
import { policy } from '../policy.ts';

const cataloguePage = pageOf(courseResponseSchema).describe('A page of the catalogue.');
/** Anyone who holds an answer of another shape gets a new one. */
const catalogueShape = wireShape(cataloguePage);

/** Published courses for everyone (REST-15, REST-16, OP-49, OP-53, OP-94). The answers do not depend on who asks. */
export const publicCourseRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  const cachedAnswer = createCatalogueCache();
  const catalogueState = createCatalogueState(db);
  const readPublicLecture = createReadPublicLecture(db);

  app.get(
    '/api/v1/public/courses',
    {
      config: { access: policy.readCatalogue },
      schema: {
        tags: ['course'],
        summary: 'List the catalogue',
        description:
          'Published courses of the workspace that are no templates, by pre-enrolment, start and creation, newest first. With include=modules or outline the structure without content, at most 100 a page.',
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(courseSelectors), ...courseIncludeQuery }),
        headers: z.object(ifNoneMatchHeader),
        response: { 200: cataloguePage, ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      const now = clock();
      const etag = etagOf(`c${workspaceId}.${await catalogueState(workspaceId, now)}.${catalogueShape}`);
      reply.header('cache-control', 'no-cache');
      if (isNotModified(request, reply, etag)) {
        return reply.code(304).send(undefined);
      }
      const { q, include } = request.query;
      const bounds = pageOfCourses(request.query, include);
      // Not the address: any member that means nothing would make another answer of it.
      const question = JSON.stringify([bounds.page ?? 0, bounds.after, bounds.before, bounds.size, q, ...include]);
      const bytes = await cachedAnswer({ workspaceId, question, etag }, () =>
        listCatalogue(db, { workspaceId, q, page: bounds, include, now }),
      );
      return sendUnchecked(reply, bytes);
    },
  );

  app.get(
    '/api/v1/public/courses/:id',
    {
      config: { access: policy.readCatalogue },
      schema: {
        tags: ['course'],
        summary: 'Read a published course',
        description:
          'With include=outline the structure; with include=modules also the content, but only where anonymousAllowed is set and things have started, and never right answers.',
        params: courseIdParams,
        querystring: z.object(courseIncludeQuery),
        headers: z.object(ifNoneMatchHeader),
        response: { 200: courseResponseSchema.describe('The course.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      const read = await readPublicCourse(db, {
        workspaceId,
        courseId: request.params.id,
        include: request.query.include,
        now: clock(),
        isHeld: (etag) => isNotModified(request, reply, etag),
      });
      reply.header('cache-control', 'no-cache');
      return read === null ? reply.code(304).send(undefined) : sendUnchecked(reply, read);
    },
  );

  app.get(
    '/api/v1/public/courses/:id/lecture/:lectureId',
    {
      config: { access: policy.studyAnonymously },
      schema: {
        tags: ['course'],
        summary: 'Read one lecture of a course for anonymous study',
        description:
          'Content without right answers, where the course has anonymousAllowed; else 403. The ETag is made of the answer alone.',
        params: courseIdParams.extend({
          lectureId: z.coerce.number().int().positive().describe('Raw id of the lecture.'),
        }),
        headers: z.object(ifNoneMatchHeader),
        response: {
          200: lectureContentResponseSchema.describe('The lecture.'),
          ...notModifiedResponse,
          ...errorResponses(403),
        },
      },
    },
    async (request, reply) => {
      const { id: courseId, lectureId } = request.params;
      const { workspaceId } = request;
      const isHeld = (etag: string) => isNotModified(request, reply, etag);
      const read = await readPublicLecture({ workspaceId, courseId, lectureId, now: clock(), isHeld });
      reply.header('cache-control', 'no-cache');
      return read === null ? reply.code(304).send(undefined) : sendUnchecked(reply, read);
    },
  );
};
