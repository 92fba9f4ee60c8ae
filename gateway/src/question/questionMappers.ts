/** Questions on the wire → question types of the schema (GW-23, GW-24, QUIZ-03, QUIZ-17…QUIZ-20, OP-20). */
import { toGlobalId } from '../globalId.ts';
import { toState, type QuestionModel, type QuestionPlace } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { questionTypes } from './types.ts';

/** Throws for a type that the platform does not have: its document lists them all. */
export function toQuestionModel(wire: QuestionWire, { courseId, lectureId, placed }: QuestionPlace): QuestionModel {
  const read = questionTypes.get(wire['@type']);
  if (read === undefined) throw new Error(`The platform sent a question of the unknown type ${wire['@type']}`);
  return read(wire, {
    id: toGlobalId('Question', wire.id, { courseId, lectureId }),
    questionId: wire.id,
    number: wire.number,
    text: wire.question,
    courseId,
    lectureId,
    placed,
    ...toState(wire),
  });
}
