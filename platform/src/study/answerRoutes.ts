import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { userCourseCall } from '../enrolment/userCourseCall.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { viewQuery } from '../http/viewQuery.ts';
import { answerQuestion } from './answerQuestion.ts';
import { answerRequestSchema, answerResponseSchema, questionParams } from './answerSchemas.ts';
import { policy } from './policy.ts';

/** Answering a question of an enrolled course (REST-31). */
export const answerRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/usercourses/:id/questionanswer/:questionId',
    {
      config: { access: policy.answerQuestion },
      schema: {
        tags: ['quiz'],
        summary: 'Answer a question',
        description:
          'Grades the answer and keeps it. The last answer counts, a right one is final; answering a question that is right or exhausted changes nothing. An answer that does not fit the question, or leaves it unfinished, is refused and spends no try.',
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
      const { id: userCourseId, questionId } = request.params;
      const { userAnswer, '@type': type, form, courseVersion } = request.body;
      const answered = await answerQuestion(db, {
        ...userCourseCall(request, clock()),
        userCourseId,
        questionId,
        userAnswer,
        courseVersion,
        type,
        form,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return sendUnchecked(reply, answered);
    },
  );
};
