import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authoredLectureResponseSchema } from '../../content/lectureSchemas.ts';
import type { CourseDeps } from '../impact/impact.ts';
import { dryRunQuery } from '../impact/impactSchemas.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { pageOf, pageQuery } from '../../http/paging.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import { gradingQuery, gradingWish } from '../answers/gradingQuery.ts';
import { courseIdParams, courseIncludeQuery, forceUpdateQuery, saveHeaders } from '../courseParams.ts';
import { savedCourseResponseSchema } from '../courseSchemas.ts';
import { policy } from '../policy.ts';
import { sendCourse } from '../sendCourse.ts';
import { readHistory, readRevision } from './readHistory.ts';
import { readRevisedLecture } from './readRevisedLecture.ts';
import { renameRevision } from './renameRevision.ts';
import { restoreRevision } from './restoreRevision.ts';
import { readSectionChanges } from './readSectionChanges.ts';
import { revisionChangeSchema, revisionResponseSchema, sectionChangesResponseSchema } from './revisionSchemas.ts';

const versionSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const revisionParams = courseIdParams.extend({ version: versionSchema.describe('Number of the revision.') });
const revisionsPath = '/api/v1/secured/courses/:id/revisions';

/** The history of a course, for those who work on it (BEY-01). */
export const revisionRoutes: FastifyPluginAsyncZod<CourseDeps> = async (app, { db, clock, jobs, readImpact }) => {
  app.get(
    revisionsPath,
    {
      config: { access: policy.readHistory },
      schema: {
        tags: ['course'],
        summary: 'List the revisions of a course',
        description:
          'The newest first, each with what is different from the one before it that is kept. Auto-saves of one sitting are thinned to the last; at most 50 a page.',
        params: courseIdParams,
        querystring: z.object(pageQuery(20)),
        response: { 200: pageOf(revisionResponseSchema).describe('A page of revisions.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(
        reply.header('cache-control', 'no-store'),
        await readHistory(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          page: request.query,
        }),
      ),
  );

  app.get(
    `${revisionsPath}/:version`,
    {
      config: { access: policy.readHistory },
      schema: {
        tags: ['course'],
        summary: 'Compare a revision of a course with another',
        params: revisionParams,
        querystring: z.object({
          since: versionSchema
            .optional()
            .describe(
              'The revision to compare it with, older or newer; the one before it that is kept when left out. Changes are told from there to this one.',
            ),
        }),
        response: { 200: revisionResponseSchema.describe('The revision.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(
        reply.header('cache-control', 'no-store'),
        await readRevision(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          version: request.params.version,
          since: request.query.since,
        }),
      ),
  );

  app.get(
    `${revisionsPath}/:version/lecture/:lectureId`,
    {
      config: { access: policy.readHistory },
      schema: {
        tags: ['course'],
        summary: 'Read one lecture as it was in a revision',
        description: 'With its sections and all its questions, right answers included.',
        params: revisionParams.extend({
          lectureId: z.coerce.number().int().positive().describe('Raw id of the lecture.'),
        }),
        response: { 200: authoredLectureResponseSchema.describe('The lecture.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(
        reply.header('cache-control', 'no-store'),
        await readRevisedLecture(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          version: request.params.version,
          lectureId: request.params.lectureId,
        }),
      ),
  );

  app.get(
    '/api/v1/secured/courses/:id/lecture/:lectureId/sectionchanges',
    {
      config: { access: policy.readHistory },
      schema: {
        tags: ['course'],
        summary: 'Say who last changed each section of a lecture',
        description:
          'Of the lecture as those have it who work on it, in reading order; sections of a branch follow it. A section has changed when its content or a question that it asks did, not when it was moved within its lecture. The last 200 revisions that are kept are looked at.',
        params: courseIdParams.extend({
          lectureId: z.coerce.number().int().positive().describe('Raw id of the lecture.'),
        }),
        response: { 200: sectionChangesResponseSchema.describe('The last change of each section.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(
        reply.header('cache-control', 'no-store'),
        await readSectionChanges(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          lectureId: request.params.lectureId,
        }),
      ),
  );

  app.patch(
    `${revisionsPath}/:version`,
    {
      config: { access: policy.nameRevision },
      schema: {
        tags: ['course'],
        summary: 'Name a revision of a course',
        description: 'One with a name stays, also where it is an auto-save that would be thinned.',
        params: revisionParams,
        body: revisionChangeSchema,
        response: { 200: revisionResponseSchema.describe('The revision.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(
        reply.header('cache-control', 'no-store'),
        await renameRevision(db, {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          version: request.params.version,
          name: request.body.name,
          author: requireViewer(request),
        }),
      ),
  );

  app.post(
    `${revisionsPath}/:version/_restore`,
    {
      config: { access: policy.restoreRevision },
      schema: {
        tags: ['course'],
        summary: 'Restore a revision of a course',
        description:
          'Writes a new revision with the fields and the content of this one, under the same conditions as a save. Whether the course is published, whether it is a template and its tags stay as they are.',
        params: revisionParams,
        querystring: z.object({ ...courseIncludeQuery, ...forceUpdateQuery, ...gradingQuery, ...dryRunQuery }),
        headers: z.object(saveHeaders),
        response: {
          200: savedCourseResponseSchema.describe('The course as it is now.'),
          ...errorResponses(409, 412, 422, 423),
        },
      },
    },
    async (request, reply) => {
      const restored = await restoreRevision(
        { db, jobs, readImpact },
        {
          workspaceId: request.workspaceId,
          courseId: request.params.id,
          version: request.params.version,
          author: requireViewer(request),
          include: request.query.include,
          now: clock(),
          ifMatch: request.headers['if-match'],
          lockToken: request.headers['x-lock-token'],
          forced: request.query.forceUpdate,
          idempotencyKey: request.headers['idempotency-key'],
          grading: gradingWish(request.query),
          dryRun: request.query.dryRun,
        },
      );
      return sendCourse(reply, restored);
    },
  );
};
