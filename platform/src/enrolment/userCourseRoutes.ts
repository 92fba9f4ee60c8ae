import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { groupQuery } from './groupScope.ts';
import { treeOf } from './userCourseAnswer.ts';
import { userCourseCall } from './userCourseCall.ts';
import { listRequest, treeQuery, userCourseListQuery, userCoursePage } from './userCourseList.ts';
import { courseParams, userCourseParams, userCourseSchema } from './userCourseSchemas.ts';
import { listActive, listCompleted, listDue, listOfCourse, listOwn, readOne } from './userCourseService.ts';
import { policy } from './policy.ts';

const lists = [
  {
    path: '/api/v1/secured/usercourses/active',
    summary: 'List what is in progress',
    description:
      'The own user courses that are not finished, the newest start first; sort=lastSeenTime for the one studied last.',
    read: listActive,
  },
  {
    path: '/api/v1/secured/usercourses/due',
    summary: 'List what is due soon',
    description:
      'The own user courses that are not finished, can still be studied, and are overdue or due within seven days; the earliest due date first.',
    read: listDue,
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
        config: { access: policy.listOwnUserCourses },
        schema: {
          tags: ['enrolment'],
          summary,
          description,
          querystring: userCourseListQuery,
          response: { 200: userCoursePage },
        },
      },
      async (request, reply) => {
        return sendUnchecked(reply, await read(db, listRequest(request, clock())));
      },
    );
  }

  app.get(
    '/api/v1/secured/courses/:id/usercourses',
    {
      config: { access: policy.listUserCoursesOfCourse },
      schema: {
        tags: ['enrolment'],
        summary: 'List the user courses of a course',
        description:
          'Of every learner for an admin of the course, else only the own ones; `q=userId==` finds those of one learner.',
        params: courseParams,
        querystring: userCourseListQuery.extend(groupQuery),
        response: { 200: userCoursePage },
      },
    },
    async (request, reply) => {
      const { groupId } = request.query;
      const asked = { ...listRequest(request, clock()), groupId };
      return sendUnchecked(reply, await listOfCourse(db, asked, request.params.id));
    },
  );

  app.get(
    '/api/v1/secured/usercourses/:id',
    {
      config: { access: policy.readUserCourse },
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
      const userCourse = await readOne(db, {
        ...userCourseCall(request, clock()),
        userCourseId: request.params.id,
        tree: treeOf(request.query.include, 'modules'),
      });
      return sendUnchecked(reply, userCourse);
    },
  );
};
