import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { jobResponse } from '../../job/jobSchemas.ts';
import { toJobView } from '../../job/jobView.ts';
import { readJobRun } from '../../job/readJobRun.ts';
import { toSelection } from '../learnerSelection.ts';
import { userCourseCall } from '../userCourseCall.ts';
import { workspaceParams } from '../userCourseSchemas.ts';
import { messageRequest } from './messageSchemas.ts';
import { orderMessage } from './orderMessage.ts';
import { policy } from '../policy.ts';

/** Writing to learners, for anyone who may see how they get on (OP-54). */
export const messageRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/workspaces/:id/usercourses/_message',
    {
      config: { access: policy.writeToLearners },
      schema: {
        tags: ['enrolment'],
        summary: 'Write to learners by mail',
        description:
          'To those of every course for an admin, of the own courses for a course admin. Each gets one mail, which leads to their course; who has stopped mails about courses, has left, or got three such mails today is told in the report. A trial writes to its admins alone. 403 for anyone who is no admin and names a group.',
        params: workspaceParams,
        headers: z.object(idempotencyHeader),
        body: messageRequest,
        response: {
          202: jobResponse.describe('The job that does it; its rows say the outcome of each learner.'),
          ...errorResponses(403, 422),
        },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const { viewer, workspaceId, body } = request;
      const now = deps.clock();
      const call = userCourseCall({ viewer, workspaceId, query: {} }, now);
      const { subject, body: text } = body;
      const selection = toSelection(body, now);
      const key = request.headers['idempotency-key'];
      const runId = await orderMessage(deps, call, { selection, message: { subject, body: text }, key });
      return reply.code(202).send(toJobView(await readJobRun(deps.db, { workspaceId, runId }, call.viewer)));
    },
  );
};
