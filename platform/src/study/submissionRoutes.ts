import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { userCourseCall } from '../enrolment/userCourseCall.ts';
import { lectureParams } from '../enrolment/userCourseSchemas.ts';
import { readSubmissions } from './readSubmissions.ts';
import { submissionsSchema } from './submissionSchemas.ts';
import { policy } from './policy.ts';

/** What learners answered, for those who may look at their progress (OP-54). */
export const submissionRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/usercourses/:id/lecture/:lectureId/submissions',
    {
      config: { access: policy.listSubmissions },
      schema: {
        tags: ['enrolment'],
        summary: 'List the answers of a learner in a lecture',
        description:
          'Each question with what was answered, when, and whether it was right. Only admins and who made the course see it.',
        params: lectureParams,
        response: { 200: submissionsSchema.describe('The questions of the lecture with their answers.') },
      },
    },
    async (request) => {
      const { viewer, workspaceId } = request;
      const { id: userCourseId, lectureId } = request.params;
      const call = userCourseCall({ viewer, workspaceId, query: {} }, clock());
      return readSubmissions(db, { ...call, userCourseId, lectureId });
    },
  );
};
