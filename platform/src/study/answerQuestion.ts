import { inWorkspace, type Database } from '../db/database.ts';
import { readLocked } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import { requestHash, withIdempotencyAfter } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { takeAnswer, type AnswerCommand, type AnsweredWire } from './takeAnswer.ts';

export interface AnswerRequest extends UserCourseCall, AnswerCommand {
  readonly userCourseId: Id;
  readonly idempotencyKey: string | undefined;
}

/** Answers a question of the viewer's own user course, once per key (REST-31). Throws as {@link takeAnswer}. */
export const answerQuestion = (db: Database, request: AnswerRequest): Promise<AnsweredWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, viewer, asLearner, userCourseId, questionId, userAnswer, type } = request;
    const { body } = await withIdempotencyAfter(
      trx,
      {
        workspaceId,
        userId: viewer.userId,
        operation: 'answer',
        key: request.idempotencyKey,
        // Without the form, which is only a check: a repeated answer need not state it again.
        requestHash: requestHash(userCourseId, questionId, userAnswer, type, asLearner),
      },
      () => readLocked(trx, userCourseId, request),
      async (before) => ({ status: 200, body: await takeAnswer(trx, before, request) }),
    );
    return body;
  });
