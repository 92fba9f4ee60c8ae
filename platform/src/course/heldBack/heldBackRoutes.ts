import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CourseDeps } from '../impact/impact.ts';
import { dryRunQuery } from '../impact/impactSchemas.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import type { Id } from '../../shared/id.ts';
import { receivedTimeSchema } from '../../shared/timeSchema.ts';
import { gradingQuery, gradingWish } from '../answers/gradingQuery.ts';
import { courseIdParams, courseIncludeQuery, forceUpdateQuery, saveHeaders, writeHeaders } from '../courseParams.ts';
import { authoredCourseResponseSchema, savedCourseResponseSchema } from '../courseSchemas.ts';
import { policy } from '../policy.ts';
import { sendCourse } from '../sendCourse.ts';
import { discardChanges } from './discardChanges.ts';
import { holdBack } from './holdBack.ts';
import { publishChanges } from './publishChanges.ts';
import { setPublicationTime } from './setPublicationTime.ts';

const courseQuery = z.object({ ...courseIncludeQuery, ...forceUpdateQuery });
const holdBackSchema = z
  .object({ holdsBack: z.boolean().describe('Whether saves are held back from now on.') })
  .meta({ id: 'HoldBackRequest', description: 'Whether changes of a course are held back.' });
const publishChangesSchema = z
  .object({
    moduleIds: z
      .array(z.int().positive())
      .min(1)
      .max(1000)
      .nullish()
      .describe(
        'Raw ids of the modules whose changes become live, removed ones too; all changes when left out. The fields of the course and its achievements become live with all changes alone.',
      ),
  })
  .meta({ id: 'PublishChangesRequest', description: 'Which changes become live.' });
const publicationTimeSchema = z
  .object({
    publishTime: receivedTimeSchema
      .nullable()
      .describe('When whatever is held back then becomes live, at most two years ahead; null for no moment any more.'),
  })
  .meta({ id: 'PublicationTimeRequest', description: 'When changes become live.' });
const response = authoredCourseResponseSchema.describe('The course as it is now.');
const refusals = errorResponses(409, 412, 422, 423);

/** A newer revision beside the one that learners have (BEY-24). */
export const heldBackRoutes: FastifyPluginAsyncZod<CourseDeps> = async (app, { db, clock, jobs, readImpact }) => {
  app.post(
    '/api/v1/secured/courses/:id/_holdBack',
    {
      config: { access: policy.holdBack },
      schema: {
        tags: ['course'],
        summary: 'Hold the changes of a course back, or stop it',
        description:
          'While they are held back, saves are seen by those who work on the course alone. To stop it while something is held back is refused: it is published or discarded first.',
        params: courseIdParams,
        querystring: courseQuery,
        headers: z.object({ 'x-lock-token': writeHeaders['x-lock-token'] }),
        body: holdBackSchema,
        response: { 200: response, ...errorResponses(409, 423) },
      },
    },
    async (request, reply) =>
      sendCourse(
        reply,
        await holdBack(db, {
          ...callOf(request),
          now: clock(),
          lockToken: request.headers['x-lock-token'],
          holdsBack: request.body.holdsBack,
        }),
      ),
  );

  app.post(
    '/api/v1/secured/courses/:id/_publishChanges',
    {
      config: { access: policy.publishChanges },
      schema: {
        tags: ['course'],
        summary: 'Make changes live that are held back',
        description:
          'All of them, or those of some modules. If-Match names the version that becomes live. Without any held back nothing happens.',
        params: courseIdParams,
        querystring: courseQuery.extend({ ...gradingQuery, ...dryRunQuery }),
        headers: z.object(saveHeaders),
        body: publishChangesSchema,
        response: { 200: savedCourseResponseSchema.describe('The course as it is now.'), ...refusals },
      },
    },
    async (request, reply) =>
      sendCourse(
        reply,
        await publishChanges(
          { db, jobs, readImpact },
          {
            ...callOf(request),
            ...conditionsOf(request),
            now: clock(),
            moduleIds: request.body.moduleIds ?? null,
            grading: gradingWish(request.query),
            dryRun: request.query.dryRun,
          },
        ),
      ),
  );

  app.post(
    '/api/v1/secured/courses/:id/_publicationTime',
    {
      config: { access: policy.setPublicationTime },
      schema: {
        tags: ['course'],
        summary: 'Set when changes that are held back become live',
        description:
          'Whatever is held back at that moment becomes live within a minute, and the one who set it is told by mail. Nothing is forced: what learners would lose by it, or what is unfinished, keeps everything held back. What becomes of answers to questions whose key changes is decided here as it is for `_publishChanges`, and done at that moment; with `askGrading`, a question that is open then, as its key was changed once more or first answered since, keeps everything held back, too. Publishing or discarding everything before takes the moment away.',
        params: courseIdParams,
        querystring: courseQuery.extend(gradingQuery),
        headers: z.object({ 'x-lock-token': writeHeaders['x-lock-token'] }),
        body: publicationTimeSchema,
        response: { 200: response, ...errorResponses(409, 423) },
      },
    },
    async (request, reply) =>
      sendCourse(
        reply,
        await setPublicationTime(db, {
          ...callOf(request),
          now: clock(),
          lockToken: request.headers['x-lock-token'],
          publishTime: request.body.publishTime,
          grading: gradingWish(request.query),
        }),
      ),
  );

  app.post(
    '/api/v1/secured/courses/:id/_discardChanges',
    {
      config: { access: policy.discardChanges },
      schema: {
        tags: ['course'],
        summary: 'Give up changes that are held back',
        description:
          'Writes what is live as the newest revision. What was held back stays in the history. Without any held back nothing happens.',
        params: courseIdParams,
        querystring: courseQuery,
        headers: z.object(saveHeaders),
        response: { 200: response, ...refusals },
      },
    },
    async (request, reply) =>
      sendCourse(reply, await discardChanges(db, { ...callOf(request), ...conditionsOf(request), now: clock() })),
  );
};

type Call = FastifyRequest & {
  readonly params: { readonly id: Id };
  readonly query: z.output<typeof courseQuery>;
};

const callOf = (request: Call) => ({
  workspaceId: request.workspaceId,
  courseId: request.params.id,
  author: requireViewer(request),
  include: request.query.include,
  forced: request.query.forceUpdate,
});

const conditionsOf = ({ headers }: { readonly headers: z.output<z.ZodObject<typeof saveHeaders>> }) => ({
  ifMatch: headers['if-match'],
  lockToken: headers['x-lock-token'],
  idempotencyKey: headers['idempotency-key'],
});
