import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { courseIdParams } from '../courseParams.ts';
import { lockRequestAnswerSchema, presenceResponseSchema } from '../courseSchemas.ts';
import { answerLockRequest, askForLock, readPresence, reportPresence } from './presenceService.ts';
import { policy } from '../policy.ts';

const answers = { 200: presenceResponseSchema.describe('Who is there now, from the view of the caller.') };

/** Who has a course open, and asking for its lock (BEY-08). `_lock` answers the same to who edits. */
export const presenceRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db }) => {
  app.get(
    '/api/v1/secured/courses/:id/_presence',
    {
      config: { access: policy.readPresence },
      schema: {
        tags: ['course'],
        summary: 'Who has a course open to work on it',
        description: 'Reads only: the caller does not count as being there.',
        params: courseIdParams,
        response: answers,
      },
    },
    (request) =>
      readPresence(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
      }),
  );

  app.post(
    '/api/v1/secured/courses/:id/_presence',
    {
      config: { access: policy.reportPresence },
      schema: {
        tags: ['course'],
        summary: 'Tell that one looks on while another edits a course',
        description:
          'To be called every 10 seconds; who is not heard of for 30 seconds has gone. Who edits calls _lock in its place.',
        params: courseIdParams,
        response: answers,
      },
    },
    (request) =>
      reportPresence(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
      }),
  );

  app.post(
    '/api/v1/secured/courses/:id/_askForLock',
    {
      config: { access: policy.askForLock },
      schema: {
        tags: ['course'],
        summary: 'Ask anyone who edits a course to hand it over',
        description:
          'They are told at their next renewal. Asking twice is asking once, and what was answered is not asked again within five minutes. The request lasts while the caller is there.',
        params: courseIdParams,
        response: answers,
      },
    },
    (request) =>
      askForLock(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
      }),
  );

  app.post(
    '/api/v1/secured/courses/:id/_answerLockRequest',
    {
      config: { access: policy.answerLockRequest },
      schema: {
        tags: ['course'],
        summary: 'Answer someone who asks for the lock',
        description:
          'Nothing happens unless the caller holds the lock and the person asks for it. To hand it over: _unlock with handOverTo.',
        params: courseIdParams,
        body: z.object({
          userId: z.int().positive().describe('Raw id of who asks.'),
          answer: lockRequestAnswerSchema,
        }),
        response: answers,
      },
    },
    (request) =>
      answerLockRequest(db, {
        workspaceId: request.workspaceId,
        courseId: request.params.id,
        author: requireViewer(request),
        ...request.body,
      }),
  );
};
