import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/actorOf.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { groupParams } from '../../workspace/group/groupSchemas.ts';
import { readGroupCourses, removeGroupCourse, saveGroupCourse } from './changeGroupCourses.ts';
import type { ListedGroupCourse } from './groupCourseQueries.ts';
import {
  groupCourseParams,
  groupCourseRequest,
  groupCoursesResponse,
  type GroupCourseResponse,
} from './groupCourseSchemas.ts';
import { policy } from '../policy.ts';

const listUrl = '/api/v1/secured/workspaces/:id/groups/:groupId/courses' as const;
const oneUrl = `${listUrl}/:courseId` as const;

/** Courses that everyone of a group takes (OP-129). For admins. */
export const groupCourseRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    listUrl,
    {
      config: { access: policy.listCoursesOfGroup },
      schema: {
        tags: ['group'],
        summary: 'List the courses that everyone of a group takes',
        description: 'Anyone who joins the group later is enrolled in them, too; each person once by each.',
        params: groupParams,
        response: { 200: groupCoursesResponse.describe('The courses.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return { courses: (await readGroupCourses(deps, request.workspaceId, request.params.groupId)).map(toWire) };
    },
  );

  app.put(
    oneUrl,
    {
      config: { access: policy.giveCourseToGroup },
      schema: {
        tags: ['group'],
        summary: 'Have everyone of a group take a course',
        description:
          'Everyone who has joined is enrolled by a job, and anyone who joins the group later within a minute; who has not proven the address yet begins once they have. Each person is enrolled once: anyone who leaves the course or is taken out of it stays out. Put again it changes when it is due for those who come later. 403 for a course that is over.',
        params: groupCourseParams,
        body: groupCourseRequest,
        response: { 200: groupCoursesResponse.describe('The courses of the group.'), ...errorResponses(403) },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { groupId, courseId } = request.params;
      const { dueDays, dueTime, notify } = request.body;
      const said = { groupId, courseId, dueDays, dueTime: dueTime === null ? null : new Date(dueTime), notify };
      return { courses: (await saveGroupCourse(deps, actorOf(request), said)).map(toWire) };
    },
  );

  app.delete(
    oneUrl,
    {
      config: { access: policy.takeCourseFromGroup },
      schema: {
        tags: ['group'],
        summary: 'End that everyone of a group takes a course',
        description: 'Anyone who is enrolled stays so. NOT_FOUND where the group has none of it.',
        params: groupCourseParams,
        response: { 204: z.undefined().describe('Nobody is enrolled by it any more.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await removeGroupCourse(deps, actorOf(request), request.params);
      return reply.code(204).send(undefined);
    },
  );
};

const toWire = (row: ListedGroupCourse): GroupCourseResponse => ({
  courseId: row.courseId,
  courseName: row.courseName,
  dueDays: row.dueDays,
  dueTime: row.dueTime?.toISOString() ?? null,
  notify: row.notify,
  open: row.open,
  enrolledCount: row.enrolledCount,
  createTime: row.createTime.toISOString(),
});
