import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { courseIdParams } from '../../course/courseParams.ts';
import type { Deps } from '../../deps.ts';
import { csvQuery } from '../../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../../http/csv/sendCsv.ts';
import { workspaceParams } from '../../enrolment/userCourseSchemas.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import type { Id } from '../../shared/id.ts';
import type { StatisticsRequest } from './cohort.ts';
import { readCoursesToReview } from './readCoursesToReview.ts';
import { readFunnel } from './readFunnel.ts';
import { readQuestionStatistics } from './readQuestionStatistics.ts';
import { funnelCsvColumns, questionCsvColumns } from './statisticsCsv.ts';
import { cohortQuery, coursesToReviewSchema, funnelSchema, questionStatisticsSchema } from './statisticsSchemas.ts';
import { policy } from '../policy.ts';

const about =
  'For admins and who made the course. Rests on the learners who began in the period, at most the newest 2,000 of them.';

/** Statistics of a course: where its learners stop, and how its questions are answered (BEY-07). */
export const statisticsRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/courses/:id/funnel',
    {
      config: { access: policy.readStatistics },
      schema: {
        tags: ['analytics'],
        summary: 'Count how far learners come in a course',
        description: `Lecture by lecture. ${about}`,
        params: courseIdParams,
        querystring: z.object(cohortQuery),
        response: { 200: funnelSchema.describe('The lectures with their numbers.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(reply, await readFunnel(db, asked(request, { ...request.params, ...request.query }), clock())),
  );

  app.get(
    '/api/v1/secured/courses/:id/funnel.csv',
    {
      config: { access: policy.readStatistics },
      schema: {
        tags: ['analytics'],
        summary: 'Count how far learners come in a course, as CSV',
        description: 'The same rows.',
        params: courseIdParams,
        querystring: z.object({ ...cohortQuery, ...csvQuery(funnelCsvColumns) }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { steps } = await readFunnel(db, asked(request, { ...request.params, ...request.query }), clock());
      return sendCsv(reply, {
        name: 'funnel',
        columns: funnelCsvColumns,
        rows: inOne(steps),
        query: request.query,
        now: clock(),
      });
    },
  );

  app.get(
    '/api/v1/secured/courses/:id/questionstatistics',
    {
      config: { access: policy.readStatistics },
      schema: {
        tags: ['analytics'],
        summary: 'Count how the questions of a course do',
        description: `By the first try of each learner. ${about}`,
        params: courseIdParams,
        querystring: z.object(cohortQuery),
        response: { 200: questionStatisticsSchema.describe('The questions with their numbers.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(reply, await readQuestionStatistics(db, asked(request, { ...request.params, ...request.query }))),
  );

  app.get(
    '/api/v1/secured/workspaces/:id/coursestoreview',
    {
      config: { access: policy.listCoursesToReview },
      schema: {
        tags: ['analytics'],
        summary: 'List courses with questions that need a look',
        description:
          'Those whose key may be wrong (WRONG_KEY), or that hardly anybody gets right at once (HARD: fewer than 25 %), by 20 first tries or more. Of all courses for admins, of those that they made for course admins. Counted in the background once a day at most, when learners have answered since or the course was changed.',
        params: workspaceParams,
        response: { 200: coursesToReviewSchema.describe('The courses.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return readCoursesToReview(db, { workspaceId: request.workspaceId, viewer: requireViewer(request) });
    },
  );

  app.get(
    '/api/v1/secured/courses/:id/questionstatistics.csv',
    {
      config: { access: policy.readStatistics },
      schema: {
        tags: ['analytics'],
        summary: 'Count how the questions of a course do, as CSV',
        description: 'The same rows, without the parts.',
        params: courseIdParams,
        querystring: z.object({ ...cohortQuery, ...csvQuery(questionCsvColumns) }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { questions } = await readQuestionStatistics(db, asked(request, { ...request.params, ...request.query }));
      return sendCsv(reply, {
        name: 'questions',
        columns: questionCsvColumns,
        rows: inOne(questions),
        query: request.query,
        now: clock(),
      });
    },
  );
};

function asked(
  request: FastifyRequest,
  { id, start, end }: { id: Id; start?: string | undefined; end?: string | undefined },
): StatisticsRequest {
  return {
    viewer: requireViewer(request),
    workspaceId: request.workspaceId,
    courseId: id,
    start,
    end,
  };
}

async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
