import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import type { AnswerResultWire, UserAnswerWire } from '../question/questionWire.ts';

export interface AnswerCall {
  readonly userCourseId: number;
  readonly questionId: number;
  readonly userAnswer: UserAnswerWire;
  /** How it is meant: the platform refuses one that the question does not take. */
  readonly form: NonNullable<Schemas['AnswerRequest']['form']>;
  /** In which the question was read; what is not stated is today's. */
  readonly courseVersion: number | null | undefined;
  /** To be treated as a learner while having an author's rights. */
  readonly asLearner: boolean;
  readonly idempotencyKey: string | null | undefined;
}

/** REST-31 `POST /secured/usercourses/{id}/questionanswer/{questionId}`. */
export const postAnswer = (
  rest: Rest,
  { userCourseId, questionId, userAnswer, form, courseVersion, asLearner, idempotencyKey }: AnswerCall,
): Promise<AnswerResultWire> =>
  rest.post(
    `/api/v1/secured/usercourses/${userCourseId}/questionanswer/${questionId}${asLearner ? '?view=learner' : ''}`,
    { userAnswer, form, ...(courseVersion == null ? {} : { courseVersion }) } satisfies Schemas['AnswerRequest'],
    { idempotencyKey },
  );
