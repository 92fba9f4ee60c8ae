import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { jobResponse } from '../../job/jobSchemas.ts';
import { toJobView } from '../../job/jobView.ts';
import { readJobRun } from '../../job/readJobRun.ts';
import { courseIdParams } from '../courseParams.ts';
import { policy } from '../policy.ts';
import { orderLinkCheck } from './orderLinkCheck.ts';

/** Dead links and videos, for those who work on a course (BEY-06). */
export const linkCheckRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/courses/:id/_checkLinks',
    {
      config: { access: policy.checkLinks },
      schema: {
        tags: ['course'],
        summary: 'Look whether what a course leads to is there',
        description:
          'The addresses of other sites as the course is stored for its authors, the first 500, each once. The rows of the job are the addresses: LINK_WORKS, LINK_DEAD or LINK_UNSURE, with the lecture in `params`. Addresses of private networks are not called.',
        params: courseIdParams,
        headers: z.object(idempotencyHeader),
        response: { 202: jobResponse.describe('The job that looks.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { workspaceId, hostname } = request;
      const author = requireViewer(request);
      const order = {
        workspaceId,
        courseId: request.params.id,
        author,
        ownHost: hostname,
        key: request.headers['idempotency-key'],
      };
      const runId = await orderLinkCheck(deps, order);
      return reply.code(202).send(toJobView(await readJobRun(deps.db, { workspaceId, runId }, author)));
    },
  );
};
