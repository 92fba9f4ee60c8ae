import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { sortQuery } from '../http/paging.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { exportProgress } from './exportProgress.ts';
import { progressCsvColumns } from './progressCsv.ts';
import { listRequest, userCourseListQuery, userCoursePage } from './userCourseList.ts';
import { userCourseCall } from './userCourseCall.ts';
import { userCourseSelectors } from './userCourseQueries.ts';
import { workspaceParams } from './userCourseSchemas.ts';
import { listOfWorkspace } from './userCourseService.ts';

/** How the learners of a workspace get on, for those who may see it (PROGR-01…04, ROLE-12). */
export const progressRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/workspaces/:id/usercourses',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['enrolment'],
        summary: 'List the user courses of a workspace',
        description:
          'Of every learner in every course for an admin, in the own courses for a course admin; the newest start first. `q=userId==` finds those of one learner, `q=courseId==` those of a course, `q=phase==` those in a phase.',
        params: workspaceParams,
        querystring: userCourseListQuery,
        response: { 200: userCoursePage },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      return sendUnchecked(reply, await listOfWorkspace(db, listRequest(request, clock())));
    },
  );

  app.get(
    '/api/v1/secured/workspaces/:id/usercourses.csv',
    {
      config: { access: 'courseAdmin' },
      schema: {
        tags: ['enrolment'],
        summary: 'List the user courses of a workspace, as CSV',
        description:
          'All that the list has with the same filter, in the same order, over all pages. Noted in the audit log.',
        params: workspaceParams,
        querystring: z.object({
          ...csvQuery(progressCsvColumns),
          ...sortQuery(),
          ...rsqlQuery(userCourseSelectors),
        }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { q, sort, ...query } = request.query;
      const now = clock();
      const call = userCourseCall({ viewer: request.viewer, workspaceId: request.workspaceId, query: {} }, now);
      const rows = await exportProgress(db, call, { q, sort });
      return sendCsv(reply, { name: 'progress', columns: progressCsvColumns, rows, query, now });
    },
  );
};
