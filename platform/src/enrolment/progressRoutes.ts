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
import { groupQuery } from './groupScope.ts';
import { progressCsvColumns } from './progressCsv.ts';
import { listRequest, userCourseListQuery, userCoursePage } from './userCourseList.ts';
import { userCourseCall } from './userCourseCall.ts';
import { userCourseSelectors } from './userCourseQueries.ts';
import { workspaceParams } from './userCourseSchemas.ts';
import { listOfWorkspace } from './userCourseService.ts';
import { policy } from './policy.ts';

const percent = z.coerce.number().int().min(0).max(100).optional();
const truth = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional();

/** What only lists of the progress of others can be asked (PROGR-01). */
const progressQuery = {
  minScore: percent.describe('Only those with at least this score, in percent.'),
  maxScore: percent.describe('Only those with at most this score, in percent.'),
  stuck: truth.describe('`true` for those who are stuck, `false` for the others.'),
  expired: truth.describe(
    '`true` for those whose time ran out before they completed it or gave it up, `false` for the others.',
  ),
  overdue: truth.describe(
    '`true` for those whose due date is over while they have not finished, `false` for the others.',
  ),
  dueSoon: truth.describe(
    '`true` for those who have not finished and whose due date comes within seven days, `false` for the others.',
  ),
};

/** How the learners of a workspace get on, for those who may see it (PROGR-01…04, ROLE-12). */
export const progressRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/workspaces/:id/usercourses',
    {
      config: { access: policy.listProgress },
      schema: {
        tags: ['enrolment'],
        summary: 'List the user courses of a workspace',
        description:
          'Of every learner in every course for an admin, in the own courses for a course admin; the newest start first. `q=userId==` finds those of one learner, `q=courseId==` those of a course, `q=phase==` those in a phase. Sorted by `scorePercent` and `seenPercent`, too.',
        params: workspaceParams,
        querystring: userCourseListQuery.extend(progressQuery).extend(groupQuery),
        response: { 200: userCoursePage },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { minScore, maxScore, stuck, expired, overdue, dueSoon, groupId, ...query } = request.query;
      const { viewer, workspaceId } = request;
      const now = clock();
      const asked = listRequest({ viewer, workspaceId, query }, now);
      const progress = { minScore, maxScore, stuck, expired, overdue, dueSoon, now };
      return sendUnchecked(reply, await listOfWorkspace(db, { ...asked, groupId }, progress));
    },
  );

  app.get(
    '/api/v1/secured/workspaces/:id/usercourses.csv',
    {
      config: { access: policy.listProgress },
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
          ...progressQuery,
          ...groupQuery,
        }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { q, sort, minScore, maxScore, stuck, expired, overdue, dueSoon, groupId, ...query } = request.query;
      const now = clock();
      const progress = { minScore, maxScore, stuck, expired, overdue, dueSoon, now };
      const call = userCourseCall({ viewer: request.viewer, workspaceId: request.workspaceId, query: {} }, now);
      const rows = await exportProgress(db, call, { q, sort, progress, groupId });
      return sendCsv(reply, { name: 'progress', columns: progressCsvColumns, rows, query, now });
    },
  );
};
