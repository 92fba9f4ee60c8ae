import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { includeQuery } from '../http/include.ts';
import { pageOf, pageQuery, sortQuery } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { readVisible } from './userCourseAccess.ts';
import { userCourseSelectors } from './userCourseQueries.ts';
import { courseParams, userCourseParams, userCourseSchema } from './userCourseSchemas.ts';
import {
  listActive,
  listCompleted,
  listOfCourse,
  listOwn,
  treeOf,
  userCourseWire,
  type ListRequest,
} from './userCourseService.ts';
import { viewQuery } from '../http/viewQuery.ts';

const treeQuery = { ...includeQuery(['modules', 'outline']), ...viewQuery };
const listQuery = z.object({ ...pageQuery(), ...sortQuery(), ...rsqlQuery(userCourseSelectors), ...treeQuery });
const userCoursePage = pageOf(userCourseSchema).describe(
  'User courses with their progress; the tree only where it was asked for: at most 100 a page with include=outline, 25 with include=modules.',
);

const lists = [
  {
    path: '/api/v1/secured/usercourses/active',
    summary: 'List what is in progress',
    description:
      'The own user courses that are not finished, the newest start first; sort=lastSeenTime for the one studied last.',
    read: listActive,
  },
  {
    path: '/api/v1/secured/usercourses/completed',
    summary: 'List what is completed',
    description: 'The own completed user courses, the newest finish first. Given-up ones are not among them.',
    read: listCompleted,
  },
  {
    path: '/api/v1/secured/usercourses',
    summary: 'List the own user courses',
    description:
      'In whatever phase, the newest start first; `q=courseId=in=(…)` finds those of several courses at once.',
    read: listOwn,
  },
] as const;

/** Reading user courses (REST-24, REST-25, REST-26, REST-27). */
export const userCourseRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  for (const { path, summary, description, read } of lists) {
    app.get(
      path,
      {
        config: { access: 'learner' },
        schema: {
          tags: ['enrolment'],
          summary,
          description,
          querystring: listQuery,
          response: { 200: userCoursePage },
        },
      },
      async (request, reply) => {
        const page = await inWorkspace(db, request.workspaceId, (trx) => read(trx, listRequest(request)));
        return sendUnchecked(reply, page);
      },
    );
  }

  app.get(
    '/api/v1/secured/courses/:id/usercourses',
    {
      config: { access: 'learner' },
      schema: {
        tags: ['enrolment'],
        summary: 'List the user courses of a course',
        description:
          'Of every learner for an admin of the course, else only the own ones; `q=userId==` finds those of one learner.',
        params: courseParams,
        querystring: listQuery,
        response: { 200: userCoursePage },
      },
    },
    async (request, reply) => {
      const page = await inWorkspace(db, request.workspaceId, (trx) =>
        listOfCourse(trx, listRequest(request), request.params.id),
      );
      return sendUnchecked(reply, page);
    },
  );

  app.get(
    '/api/v1/secured/usercourses/:id',
    {
      config: { access: 'learner' },
      schema: {
        tags: ['enrolment'],
        summary: 'Read a user course',
        description:
          'With the whole tree; `include=outline` leaves sections and questions out. One sees the own ones and those of a course one administers.',
        params: userCourseParams,
        querystring: z.object(treeQuery),
        response: { 200: userCourseSchema.describe('The user course.') },
      },
    },
    async (request, reply) => {
      const options = { viewer: requireViewer(request), asLearner: request.query.view === 'learner', now: clock() };
      const body = await inWorkspace(db, request.workspaceId, async (trx) => {
        const reading = await readVisible(trx, request.params.id, options);
        return userCourseWire(trx, reading, treeOf(request.query.include, 'modules'));
      });
      return sendUnchecked(reply, body);
    },
  );

  function listRequest(
    request: Pick<FastifyRequest, 'viewer'> & { readonly query: z.output<typeof listQuery> },
  ): ListRequest {
    const { include, view, q, ...page } = request.query;
    return {
      ...page,
      q,
      viewer: requireViewer(request),
      asLearner: view === 'learner',
      now: clock(),
      tree: treeOf(include, 'none'),
    };
  }
};
