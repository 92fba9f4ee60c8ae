import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { precleanBody } from '../http/precleanBody.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requireViewer } from '../http/requireViewer.ts';
import type { ReadMode } from '../content/contentRules.ts';
import { courseSelectors } from './courseListQueries.ts';
import {
  courseIdParams,
  autoSaveQuery,
  courseIncludeQuery,
  forceUpdateQuery,
  saveHeaders,
  writeHeaders,
} from './courseParams.ts';
import {
  authoredCourseResponseSchema,
  courseRequestSchema,
  savedCourseResponseSchema,
  type ReceivedCourse,
} from './courseSchemas.ts';
import { gradingQuery, gradingWish } from './answers/gradingQuery.ts';
import type { CourseDeps } from './impact/impact.ts';
import { dryRunQuery } from './impact/impactSchemas.ts';
import { copyCourse } from './copy/copyCourse.ts';
import {
  copyRequestSchema,
  importedCourseResponseSchema,
  heavyFilesResponseSchema,
  missingFilesResponseSchema,
} from './copy/copySchemas.ts';
import { importCourse } from './copy/importCourse.ts';
import { heavyFiles } from './copy/heavyFiles.ts';
import { missingFiles } from './copy/missingFiles.ts';
import { createCourse } from './createCourse.ts';
import { deleteCourse } from './deleteCourse.ts';
import { faultsOfCoursePatch, faultsOfWholeCourse } from './furtherCourseFaults.ts';
import type { Preconditions } from './lockForWriting.ts';
import { courseListViews, listOwnedCourses } from './listOwnedCourses.ts';
import { readCourse, type SavedAnswer, type TriedAnswer } from './readCourse.ts';
import { readAuthoredLecture } from './readAuthoredLecture.ts';
import { authoredLectureResponseSchema } from '../content/lectureSchemas.ts';
import { saveCourse } from './saveCourse.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { sendCourse } from './sendCourse.ts';
import type { Id } from '../shared/id.ts';
import { policy, type Author } from './policy.ts';

const saveQuery = z.object({ ...courseIncludeQuery, ...forceUpdateQuery });
const editQuery = saveQuery.extend({ ...autoSaveQuery, ...gradingQuery, ...dryRunQuery });
const writeRefusals = errorResponses(409, 412, 423);
const saveRefusals = { ...writeRefusals, ...errorResponses(422) };

/** Courses for those who write them (REST-17…REST-21, OP-35). */
export const authorCourseRoutes: FastifyPluginAsyncZod<CourseDeps> = async (
  app,
  { config, db, clock, jobs, readImpact },
) => {
  app.addHook('preValidation', precleanBody);

  const save = (request: SaveCall, author: Author, mode: ReadMode): Promise<SavedAnswer | TriedAnswer> =>
    saveCourse(
      { db, jobs, readImpact },
      {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        received: request.body,
        mode,
        author,
        limits: config.contentLimits,
        now: clock(),
        autoSave: request.query.autoSave,
        include: request.query.include,
        idempotencyKey: request.headers['idempotency-key'],
        grading: gradingWish(request.query),
        dryRun: request.query.dryRun,
        ...preconditions(request),
      },
    );

  app.get(
    '/api/v1/secured/courses',
    {
      config: { access: policy.listAuthoredCourses },
      schema: {
        tags: ['course'],
        summary: 'List the courses that the caller works on',
        description:
          'Own courses unless `view` asks for others; for ROLE_ADMIN all courses of the workspace. Unpublished ones and templates too. With include=modules or outline the structure, at most 100 a page.',
        querystring: z.object({
          view: z
            .enum(courseListViews)
            .default('OWNED_COURSES')
            .describe(
              'Which courses: OWNED_COURSES the own ones and for ROLE_ADMIN all; CREATED_COURSES only those that the caller created; SAVED_COURSES those of which the caller saved a version that is still stored, no matter who created them; ALL_COURSES those of everyone in the workspace, as each can be read by its id.',
            ),
          ...pageQuery(),
          ...sortQuery(),
          ...rsqlQuery(courseSelectors),
          ...courseIncludeQuery,
        }),
        response: { 200: pageOf(authoredCourseResponseSchema).describe('A page of courses.') },
      },
    },
    async (request, reply) => {
      const { view, sort, q, include, ...page } = request.query;
      const author = requireViewer(request);
      const { workspaceId } = request;
      return sendUnchecked(
        reply,
        await listOwnedCourses(db, {
          workspaceId,
          author,
          view,
          q,
          sort,
          page,
          include,
          now: clock(),
        }),
      );
    },
  );

  app.get(
    '/api/v1/secured/courses/:id',
    {
      config: { access: policy.readAuthoredCourse },
      schema: {
        tags: ['course'],
        summary: 'Read a course to work on',
        description:
          'Unpublished ones too. include=modules gives everything, right answers included; include=outline the structure.',
        params: courseIdParams,
        querystring: z.object(courseIncludeQuery),
        response: { 200: authoredCourseResponseSchema.describe('The course.') },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      const { include } = request.query;
      return sendCourse(
        reply,
        await readCourse(db, {
          workspaceId,
          courseId: request.params.id,
          author: requireViewer(request),
          include,
          now: clock(),
        }),
      );
    },
  );

  app.get(
    '/api/v1/secured/courses/:id/lecture/:lectureId',
    {
      config: { access: policy.readAuthoredCourse },
      schema: {
        tags: ['course'],
        summary: 'Read one lecture of a course to work on',
        description: 'With its sections and all its questions, right answers included; the ETag is that of the course.',
        params: courseIdParams.extend({
          lectureId: z.coerce.number().int().positive().describe('Raw id of the lecture.'),
        }),
        response: { 200: authoredLectureResponseSchema.describe('The lecture.') },
      },
    },
    async (request, reply) => {
      const { id: courseId, lectureId } = request.params;
      const { etag, lecture } = await readAuthoredLecture(db, {
        workspaceId: request.workspaceId,
        courseId,
        lectureId,
      });
      return sendUnchecked(reply.header('etag', etag).header('cache-control', 'no-store'), lecture);
    },
  );

  app.get(
    '/api/v1/secured/courses/:id/missingfiles',
    {
      config: { access: policy.readAuthoredCourse },
      schema: {
        tags: ['course'],
        summary: 'Say which files a course lacks',
        description:
          'SCORM packages and files of a library that the course names as it is stored and that this workspace does not have, as after an import: each once, in reading order, at most 100.',
        params: courseIdParams,
        response: { 200: missingFilesResponseSchema.describe('What is missing.') },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send([
        ...(await missingFiles(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          author: requireViewer(request),
          now: clock(),
        })),
      ]),
  );

  app.get(
    '/api/v1/secured/courses/:id/heavyfiles',
    {
      config: { access: policy.readAuthoredCourse },
      schema: {
        tags: ['course'],
        summary: 'Say which files of a course are heavy',
        description:
          'Files of a library that the course names as it is stored and that take long to load on a phone: pictures without smaller versions over 1 MB, videos over 100 MB, anything else over 20 MB; each once, in reading order, at most 100.',
        params: courseIdParams,
        response: { 200: heavyFilesResponseSchema.describe('What is heavy.') },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send([
        ...(await heavyFiles(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          author: requireViewer(request),
          now: clock(),
        })),
      ]),
  );

  app.post(
    '/api/v1/secured/courses',
    {
      config: { access: policy.createCourse, furtherRules: faultsOfWholeCourse },
      schema: {
        tags: ['course'],
        summary: 'Create a course',
        description:
          'All nodes get new ids; ids in the body only tell which lectures and questions an achievement means. The workspace is that of the host.',
        querystring: z.object(courseIncludeQuery),
        headers: z.object(idempotencyHeader),
        body: courseRequestSchema,
        response: { 201: savedCourseResponseSchema.describe('The new course.'), ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      const created = await createCourse(db, {
        workspaceId: request.workspaceId,
        author: requireViewer(request),
        received: request.body,
        limits: config.contentLimits,
        idempotencyKey: request.headers['idempotency-key'],
        include: request.query.include,
        now: clock(),
      });
      return sendCourse(reply.code(201), created);
    },
  );

  app.post(
    '/api/v1/secured/courses/_import',
    {
      config: { access: policy.importCourse, furtherRules: faultsOfWholeCourse },
      schema: {
        tags: ['course'],
        summary: 'Import a course',
        description:
          'Creates a course from what GET with include=modules answered, of this installation or of another one. It is unpublished, needs no voucher and is no template; ids in the body only name nodes within it. Packages and files do not come along: `warnings` tells those that the workspace does not have.',
        querystring: z.object(courseIncludeQuery),
        headers: z.object(idempotencyHeader),
        body: courseRequestSchema,
        response: { 201: importedCourseResponseSchema.describe('The new course.'), ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      const imported = await importCourse(db, {
        workspaceId: request.workspaceId,
        author: requireViewer(request),
        received: request.body,
        limits: config.contentLimits,
        idempotencyKey: request.headers['idempotency-key'],
        include: request.query.include,
        now: clock(),
      });
      return sendCourse(reply.code(201), imported);
    },
  );

  app.post(
    '/api/v1/secured/courses/:id/_copy',
    {
      config: { access: policy.copyCourse },
      schema: {
        tags: ['course'],
        summary: 'Copy a course',
        description:
          'A new course of the caller with the content of this one, which may be a template. It is unpublished and needs no voucher; achievements, tags and the mark of a template stay behind, all nodes get new ids.',
        params: courseIdParams,
        querystring: z.object(courseIncludeQuery),
        headers: z.object(idempotencyHeader),
        body: copyRequestSchema,
        response: { 201: authoredCourseResponseSchema.describe('The copy.'), ...errorResponses(422) },
      },
    },
    async (request, reply) => {
      const copy = await copyCourse(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
        name: request.body.name ?? undefined,
        idempotencyKey: request.headers['idempotency-key'],
        include: request.query.include,
        now: clock(),
      });
      return sendCourse(reply.code(201), copy);
    },
  );

  app.put(
    '/api/v1/secured/courses/:id',
    {
      config: { access: policy.saveCourse, furtherRules: faultsOfWholeCourse },
      schema: {
        tags: ['course'],
        summary: 'Replace a course',
        description: 'What is left out gets its default; modules and achievements that are left out are removed.',
        params: courseIdParams,
        querystring: editQuery,
        headers: z.object(saveHeaders),
        body: courseRequestSchema,
        response: { 200: savedCourseResponseSchema.describe('The saved course.'), ...saveRefusals },
      },
    },
    async (request, reply) => sendCourse(reply, await save(request, requireViewer(request), 'REPLACE')),
  );

  app.patch(
    '/api/v1/secured/courses/:id',
    {
      config: { access: policy.saveCourse, furtherRules: faultsOfCoursePatch },
      schema: {
        tags: ['course'],
        summary: 'Change a course',
        description:
          'A merge patch (RFC 7396). modules, if given, is replaced as a tree; in a module or lecture that is matched by id, members that are left out stay, so that only changed lectures need to carry their content.',
        params: courseIdParams,
        querystring: editQuery,
        headers: z.object(saveHeaders),
        body: courseRequestSchema,
        response: { 200: savedCourseResponseSchema.describe('The saved course.'), ...saveRefusals },
      },
    },
    async (request, reply) => sendCourse(reply, await save(request, requireViewer(request), 'MERGE')),
  );

  app.delete(
    '/api/v1/secured/courses/:id',
    {
      config: { access: policy.deleteCourse },
      schema: {
        tags: ['course'],
        summary: 'Delete a course',
        description: 'With everything that learners have in it; issued certificates stay.',
        params: courseIdParams,
        querystring: saveQuery,
        headers: z.object(writeHeaders),
        response: { 204: z.undefined().describe('It is deleted.'), ...writeRefusals },
      },
    },
    async (request, reply) => {
      await deleteCourse(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
        ...preconditions(request),
      });
      return reply.code(204).send(undefined);
    },
  );
};

interface Guarded {
  readonly headers: z.output<z.ZodObject<typeof writeHeaders>>;
  readonly query: z.output<typeof saveQuery>;
}

type SaveCall = Pick<FastifyRequest, 'workspaceId'> &
  Guarded & {
    readonly headers: z.output<z.ZodObject<typeof saveHeaders>>;
    readonly query: z.output<typeof editQuery>;
    readonly params: { readonly id: Id };
    readonly body: ReceivedCourse;
  };

const preconditions = ({ headers, query }: Guarded): Preconditions => ({
  ifMatch: headers['if-match'],
  lockToken: headers['x-lock-token'],
  forced: query.forceUpdate,
});
