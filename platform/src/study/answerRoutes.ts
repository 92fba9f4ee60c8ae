import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readLocked } from '../enrolment/userCourseAccess.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader, requestHash, withIdempotencyAfter } from '../http/idempotency.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { answerQuestion } from './answerQuestion.ts';
import { answerRequestSchema, answerResponseSchema, questionParams } from './answerSchemas.ts';

/** REST-31. */
export const answerRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses/:id/questionanswer/:questionId',
    {
      config: { access: 'learner' },
      schema: {
        tags: ['quiz'],
        summary: 'Answer a question',
        description:
          'Grades the answer and keeps it. The last answer counts, a right one is final; answering a question that is right or exhausted changes nothing. An answer that does not fit the question is refused and spends no try.',
        params: questionParams,
        querystring: z.object(viewQuery),
        headers: z.object(idempotencyHeader),
        body: answerRequestSchema,
        response: {
          200: answerResponseSchema.describe('What came of it.'),
          ...errorResponses(403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { id: userCourseId, questionId } = request.params;
      const { userAnswer, '@type': type } = request.body;
      const asLearner = request.query.view === 'learner';
      const { body } = await inWorkspace(db, request.workspaceId, (trx) =>
        withIdempotencyAfter(
          trx,
          {
            workspaceId: request.workspaceId,
            userId: viewer.userId,
            operation: 'answer',
            key: request.headers['idempotency-key'],
            requestHash: requestHash(userCourseId, questionId, userAnswer, type, asLearner),
          },
          () => readLocked(trx, userCourseId, { viewer, asLearner, now: clock() }),
          async (before) => ({
            status: 200,
            body: await answerQuestion(trx, before, { questionId, userAnswer, type }),
          }),
        ),
      );
      return sendUnchecked(reply, body);
    },
  );
};
