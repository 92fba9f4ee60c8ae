import type { Database } from '../db/database.ts';
import { readLocked } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import { onceInWorkspace, requestHash } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { takeAnswer, type AnswerCommand, type AnsweredWire } from './takeAnswer.ts';

export interface AnswerRequest extends UserCourseCall, AnswerCommand {
  readonly userCourseId: Id;
  readonly idempotencyKey: string | undefined;
}

/** Answers a question of the viewer's own user course, once per key (REST-31). Throws as {@link takeAnswer}. */
export async function answerQuestion(db: Database, request: AnswerRequest): Promise<AnsweredWire> {
  const { workspaceId, viewer, asLearner, userCourseId, questionId, userAnswer, type } = request;
  const { body } = await onceInWorkspace(
    db,
    {
      workspaceId,
      userId: viewer.userId,
      operation: 'answer',
      key: request.idempotencyKey,
      // Without the form, which is only a check: a repeated answer need not state it again.
      requestHash: requestHash(userCourseId, questionId, userAnswer, type, asLearner),
    },
    async (trx) => {
      const before = await readLocked(trx, userCourseId, request);
      return { status: 200, body: await takeAnswer(trx, before, request) };
    },
  );
  return body;
}
