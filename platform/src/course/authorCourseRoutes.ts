import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader, requestHash, withIdempotency } from '../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requireViewer } from '../http/requireViewer.ts';
import type { Id } from '../content/content.ts';
import { loadOutline, type CourseContent } from './courseContent.ts';
import type { ReadMode } from '../content/contentRules.ts';
import { courseEtag } from './courseEtag.ts';
import { courseSelectors, findOwnedCourses } from './courseListQueries.ts';
import { courseIdParams, autoSaveQuery, courseIncludeQuery, forceUpdateQuery, saveHeaders } from './courseParams.ts';
import { pageOfCourses, readCourseForAuthors, readCourseList, type CourseInclude } from './courseReading.ts';
import type { CourseRecord } from './courseRecord.ts';
import type { Author } from './courseRights.ts';
import { courseRequestSchema, courseResponseSchema, type ReceivedCourse } from './courseSchemas.ts';
import { createCourse, deleteCourse, saveCourse } from './courseService.ts';
import type { CourseWire } from './courseView.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';

const saveQuery = z.object({ ...courseIncludeQuery, ...forceUpdateQuery });
const editQuery = saveQuery.extend(autoSaveQuery);
const saveRefusals = errorResponses(409, 412, 423);

/** Courses for those who write them (REST-17…REST-21, OP-35). */
export const authorCourseRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, db, clock }) => {
  app.get(
    '/api/v1/secured/courses',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['course'],
        summary: 'List the courses that the caller works on',
        description:
          'Own courses; for ROLE_ADMIN all courses of the workspace. Unpublished ones and templates too. With include=modules or outline the structure, at most 100 a page.',
        querystring: z.object({
          view: z.enum(['OWNED_COURSES']).default('OWNED_COURSES').describe('Which courses; there is one view.'),
          ...pageQuery(),
          ...sortQuery(),
          ...rsqlQuery(courseSelectors),
          ...courseIncludeQuery,
        }),
        response: { 200: pageOf(courseResponseSchema).describe('A page of courses.') },
      },
    },
    async (request, reply) => {
      const { sort, q, include } = request.query;
      const viewer = requireViewer(request);
      const bounds = pageOfCourses(request.query, include);
      const answer = await inWorkspace(db, request.workspaceId, async (trx) => {
        const page = await findOwnedCourses(trx, {
          createdBy: viewer.roles.admin ? null : viewer.userId,
          q,
          sort,
          page: bounds,
        });
        return toPage(await readCourseList(trx, page.rows, include, clock(), { withMedia: true }), page);
      });
      return sendUnchecked(reply, answer);
    },
  );

  app.get(
    '/api/v1/secured/courses/:id',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['course'],
        summary: 'Read a course to work on',
        description:
          'Unpublished ones too. include=modules gives everything, right answers included; include=outline the structure.',
        params: courseIdParams,
        querystring: z.object(courseIncludeQuery),
        response: { 200: courseResponseSchema.describe('The course.') },
      },
    },
    async (request, reply) => {
      const answer = await inWorkspace(db, request.workspaceId, (trx) =>
        readStored(trx, request.params.id, request.query.include, clock()),
      );
      return sendCourse(reply, answer);
    },
  );

  app.post(
    '/api/v1/secured/courses',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['course'],
        summary: 'Create a course',
        description:
          'All nodes get new ids; ids in the body only tell which lectures and questions an achievement means. The workspace is that of the host.',
        querystring: z.object(courseIncludeQuery),
        headers: z.object(idempotencyHeader),
        body: courseRequestSchema,
        response: { 201: courseResponseSchema.describe('The new course.'), ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      const { workspaceId, body } = request;
      const author = requireViewer(request);
      const now = clock();
      const answer = await inWorkspace(db, workspaceId, async (trx) => {
        const stored = await withIdempotency<{ courseId: Id }>(
          trx,
          {
            workspaceId,
            userId: author.userId,
            operation: 'createCourse',
            key: request.headers['idempotency-key'],
            requestHash: requestHash(body),
          },
          async () => {
            const created = await createCourse(trx, {
              workspaceId,
              received: body,
              author,
              limits: config.contentLimits,
              now,
            });
            return { status: 201, body: { courseId: created.course.id } };
          },
        );
        return readStored(trx, stored.body.courseId, request.query.include, now);
      });
      return sendCourse(reply.code(201), answer);
    },
  );

  app.put(
    '/api/v1/secured/courses/:id',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['course'],
        summary: 'Replace a course',
        description: 'What is left out gets its default; modules and achievements that are left out are removed.',
        params: courseIdParams,
        querystring: editQuery,
        headers: z.object(saveHeaders),
        body: courseRequestSchema,
        response: { 200: courseResponseSchema.describe('The saved course.'), ...saveRefusals },
      },
    },
    async (request, reply) => sendCourse(reply, await save(request, requireViewer(request), 'REPLACE')),
  );

  app.patch(
    '/api/v1/secured/courses/:id',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['course'],
        summary: 'Change a course',
        description:
          'A merge patch (RFC 7396). modules, if given, is replaced as a tree; in a module or lecture that is matched by id, members that are left out stay, so that only changed lectures need to carry their content.',
        params: courseIdParams,
        querystring: editQuery,
        headers: z.object(saveHeaders),
        body: courseRequestSchema,
        response: { 200: courseResponseSchema.describe('The saved course.'), ...saveRefusals },
      },
    },
    async (request, reply) => sendCourse(reply, await save(request, requireViewer(request), 'MERGE')),
  );

  app.delete(
    '/api/v1/secured/courses/:id',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['course'],
        summary: 'Delete a course',
        description: 'With everything that learners have in it; issued certificates stay.',
        params: courseIdParams,
        querystring: saveQuery,
        headers: z.object(saveHeaders),
        response: { 204: z.undefined().describe('It is deleted.'), ...saveRefusals },
      },
    },
    async (request, reply) => {
      await inWorkspace(db, request.workspaceId, (trx) =>
        deleteCourse(trx, {
          courseId: request.params.id,
          author: requireViewer(request),
          ...preconditions(request),
        }),
      );
      return reply.code(204).send(undefined);
    },
  );

  async function save(request: SaveRequest, author: Author, mode: ReadMode): Promise<CourseAnswer> {
    const now = clock();
    return inWorkspace(db, request.workspaceId, async (trx) => {
      const saved = await saveCourse(trx, {
        courseId: request.params.id,
        received: request.body,
        mode,
        author,
        limits: config.contentLimits,
        now,
        autoSave: request.query.autoSave,
        ...preconditions(request),
      });
      return readWritten(trx, saved, request.query.include, now);
    });
  }
};

interface SaveOptions {
  readonly headers: z.output<z.ZodObject<typeof saveHeaders>>;
  readonly query: z.output<typeof saveQuery>;
}

type SaveRequest = Pick<FastifyRequest, 'workspaceId'> &
  SaveOptions & {
    readonly query: z.output<typeof editQuery>;
    readonly params: { readonly id: Id };
    readonly body: ReceivedCourse;
  };

function preconditions({ headers, query }: SaveOptions) {
  return { ifMatch: headers['if-match'], fence: headers['x-lock-token'], forced: query.forceUpdate };
}

interface CourseAnswer {
  readonly course: CourseRecord;
  readonly wire: CourseWire;
}

async function readStored(trx: Trx, courseId: Id, include: CourseInclude, now: Date): Promise<CourseAnswer> {
  const content = await loadOutline(trx, courseId);
  if (content === null) {
    throw new DomainError('NOT_FOUND');
  }
  return readWritten(trx, content, include, now);
}

async function readWritten(
  trx: Trx,
  { course, outline }: CourseContent,
  include: CourseInclude,
  now: Date,
): Promise<CourseAnswer> {
  return { course, wire: await readCourseForAuthors(trx, course, outline, include, now) };
}

function sendCourse(reply: FastifyReply, { course, wire }: CourseAnswer): FastifyReply {
  return sendUnchecked(reply.header('etag', courseEtag(course)).header('cache-control', 'no-store'), wire);
}
