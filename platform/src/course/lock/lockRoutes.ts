import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { courseIdParams, forceQuery, saveHeaders } from '../courseParams.ts';
import { lockResponseSchema } from '../courseSchemas.ts';
import { lockCourse, unlockCourse } from './lockService.ts';
import { policy } from '../policy.ts';

const handOverQuery = {
  handOverTo: z.coerce.number().int().positive().optional().describe('Raw id of who asks for the lock and gets it.'),
};

/** Edit locks (REST-22, REST-23, OP-15, OP-16). */
export const lockRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db }) => {
  app.post(
    '/api/v1/secured/courses/:id/_lock',
    {
      config: { access: policy.lockCourse },
      schema: {
        tags: ['course'],
        summary: 'Lock a course for editing, or renew the lock',
        description:
          'The lock ends 30 seconds after its last renewal. Held by another it answers LOCKED_BY_ANOTHER_USER with the holder; with force=true it is taken over.',
        params: courseIdParams,
        querystring: z.object(forceQuery),
        response: { 200: lockResponseSchema.describe('State of the lock.') },
      },
    },
    (request) =>
      lockCourse(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
        force: request.query.force,
      }),
  );

  app.post(
    '/api/v1/secured/courses/:id/_unlock',
    {
      config: { access: policy.unlockCourse },
      schema: {
        tags: ['course'],
        summary: 'Give the lock of a course back',
        description:
          'Without force=true only the own lock, and with X-Lock-Token only that with this token. With handOverTo that person has it at once, if they are there and ask for it. The answer is the same when there is nothing to give back.',
        params: courseIdParams,
        querystring: z.object({ ...forceQuery, ...handOverQuery }),
        headers: z.object({ 'x-lock-token': saveHeaders['x-lock-token'] }),
        response: { 204: z.undefined().describe('The caller holds no lock with this token.'), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      await unlockCourse(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
        force: request.query.force,
        lockToken: request.headers['x-lock-token'],
        handOverTo: request.query.handOverTo,
      });
      return reply.code(204).send(undefined);
    },
  );
};
